/**
 * What can be done with the selected blocks: the one table that the block's menu, the palette and the keys share. What is
 * refused now stands in it with the reason.
 */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { isLocked, lockReason, removalReason } from '../model/marks.ts'
import { rootId } from '../model/record.ts'
import { canUnwrap, transform, transformChoices, unwrap, wrap } from '../model/transform.ts'
import { duplicateAndSay, moveAndSay, removeAndSay } from './announceActions.ts'
import { selectionInWords } from './selectionWords.ts'

export interface BlockCommand {
  id: string
  title: string
  group: 'Turn into' | 'Arrange' | 'Block' | 'Reusable'
  keys?: string
  /** Why it cannot be done now. */
  reason?: string
  isDanger?: boolean
  run(): void
}

/**
 * Returns the commands for what is selected; none where nothing is.
 * @param mayShare whether who writes may keep components of the site
 */
export function blockCommands(editor: EditorValue, mayShare = false): BlockCommand[] {
  const ids = editor.session.selectedIds
  if (ids.length === 0) return []
  const all = [
    ...turnInto(editor, ids),
    ...arrange(editor, ids),
    ...shared(editor, ids, mayShare),
    ...ofBlock(editor, ids),
  ]
  const barred = editor.session.guard('design')
  return barred === null ? all : all.filter(({ id }) => harmless.has(id))
}

/** Commands that change nothing. */
const harmless: ReadonlySet<string> = new Set(['copy', 'parent'])

function turnInto(editor: EditorValue, ids: readonly string[]): BlockCommand[] {
  const { session, report } = editor
  return transformChoices(session, ids).map(({ definition, answer }) => ({
    id: `turn:${definition.type}`,
    title: definition.label,
    group: 'Turn into',
    ...(answer.ok ? {} : { reason: answer.reason }),
    run: () => void report(transform(session, ids, definition.type), `Now ${definition.label}`),
  }))
}

function arrange(editor: EditorValue, ids: readonly string[]): BlockCommand[] {
  const { session, report, mayDesign } = editor
  const { document } = session
  const [first = ''] = ids
  const { parent } = document.need(first)
  const commands: BlockCommand[] = [
    { id: 'up', title: 'Move up', group: 'Arrange', keys: 'Alt ↑', run: () => moveAndSay(editor, -1) },
    { id: 'down', title: 'Move down', group: 'Arrange', keys: 'Alt ↓', run: () => moveAndSay(editor, 1) },
  ]
  if (mayDesign && document.need(first).type !== 'column') {
    commands.push(
      {
        id: 'group',
        title: 'Wrap in a group',
        group: 'Arrange',
        keys: 'Ctrl G',
        run: () => void report(wrap(session, ids, 'group'), 'Wrapped in a group'),
      },
      {
        id: 'columns',
        title: 'Wrap in columns',
        group: 'Arrange',
        run: () => void report(wrap(session, ids, 'columns'), 'Wrapped in columns'),
      },
    )
  }
  if (mayDesign && ids.length === 1 && canUnwrap(document, first)) {
    commands.push({
      id: 'unwrap',
      title: 'Unwrap what it holds',
      group: 'Arrange',
      keys: 'Ctrl Shift G',
      run: () => void report(unwrap(session, first), 'Unwrapped'),
    })
  }
  if (parent !== rootId) {
    const label = definitions.get(document.need(parent).type)?.label ?? 'block'
    commands.push({
      id: 'parent',
      title: `Select the ${label.toLowerCase()} around it`,
      group: 'Arrange',
      keys: 'Esc',
      run: () => session.select({ id: parent }),
    })
  }
  return commands
}

/** Blocks that are written once and placed on many pages: made of what is selected, and made into own blocks again. */
function shared(editor: EditorValue, ids: readonly string[], mayShare: boolean): BlockCommand[] {
  const { document } = editor.session
  const [first = ''] = ids
  if (ids.length === 1 && document.need(first).type === 'reusable') {
    return [
      {
        id: 'own',
        title: 'Make it blocks of this page',
        group: 'Reusable',
        run: () =>
          void import('./ownCopy.ts').then(
            ({ makeOwn }) => makeOwn(editor, first),
            () => editor.announce('This could not be loaded. Try again.'),
          ),
      },
    ]
  }
  if (!mayShare) return []
  const bound = ids
    .map((id) => definitions.get(document.need(id).type))
    .find((definition) => definition?.parents !== undefined)
  const removal = ids.map((id) => removalReason(document, id)).find((reason) => reason !== null)
  const reason = bound
    ? `${bound.label} stands only in what it belongs to. Choose the block around it.`
    : removal
  return [
    {
      id: 'reusable',
      title: 'Make reusable …',
      group: 'Reusable',
      ...(reason ? { reason } : {}),
      run: () => editor.openReusable(),
    },
  ]
}

function ofBlock(editor: EditorValue, ids: readonly string[]): BlockCommand[] {
  const { session, announce } = editor
  const { document } = session
  const words = selectionInWords(editor)
  const [first = ''] = ids
  const record = document.need(first)
  const removal = ids.map((id) => removalReason(document, id)).find((reason) => reason !== null)
  const locked = lockReason(document, first)
  const isHidden = record.state.is_hidden === true
  const mark = (values: Record<string, unknown>, said: string) => () => {
    for (const id of ids) session.patch(id, values)
    session.blur()
    announce(said)
  }
  const commands: BlockCommand[] = [
    {
      id: 'copy',
      title: 'Copy',
      group: 'Block',
      keys: 'Ctrl C',
      run: () => void globalThis.document.execCommand('copy'),
    },
    {
      id: 'cut',
      title: 'Cut',
      group: 'Block',
      keys: 'Ctrl X',
      ...(removal ? { reason: removal } : {}),
      run: () => void globalThis.document.execCommand('cut'),
    },
    {
      id: 'duplicate',
      title: 'Duplicate',
      group: 'Block',
      keys: 'Ctrl D',
      run: () => duplicateAndSay(editor),
    },
  ]
  if (ids.length === 1)
    commands.push({
      id: 'rename',
      title: 'Rename in the outline',
      group: 'Block',
      keys: 'F2',
      run: () => editor.openRename(first),
    })
  commands.push(
    isLocked(record)
      ? {
          id: 'lock',
          title: 'Unlock',
          group: 'Block',
          run: mark({ is_locked: undefined }, `${words} unlocked`),
        }
      : { id: 'lock', title: 'Lock', group: 'Block', run: mark({ is_locked: true }, `${words} locked`) },
    {
      id: 'hide',
      title: isHidden ? 'Show to visitors' : 'Hide from visitors',
      group: 'Block',
      ...(locked === null ? {} : { reason: locked }),
      run: mark(
        { is_hidden: isHidden ? undefined : true },
        isHidden ? `${words} shows again` : `${words} is hidden from visitors`,
      ),
    },
    {
      id: 'remove',
      title: 'Remove',
      group: 'Block',
      keys: 'Delete',
      isDanger: true,
      ...(removal ? { reason: removal } : {}),
      run: () => removeAndSay(editor),
    },
  )
  return commands
}

/**
 * What can be done with the selected blocks: the one table that the block's menu, the palette and the keys share. What is
 * refused now is in it with the reason.
 */
import { emailBlocks } from '#blocks/emailBlocks.ts'
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { isLocked, lockReason, removalReason } from '../model/marks.ts'
import { rootId } from '../model/record.ts'
import { transformChoices } from '../model/becomeText.ts'
import { canUnwrap, transform, unwrap, wrap } from '../model/transform.ts'
import { duplicateAndAnnounce, moveAndAnnounce, removeAndAnnounce } from './announceActions.ts'
import { addFootnote } from './footnotes.ts'
import { selectionText } from './selectionText.ts'
import { tablesNow } from '../canvas/loadTables.ts'
import { tableChoices } from '../canvas/tableChoices.ts'
import { tableBar } from '../canvas/texts/tableBar.ts'
import { blockActions } from './texts/blockActions.ts'
import { footnotes } from './texts/footnotes.ts'
import { keys as keyTexts } from './texts/keys.ts'
import { styleActs } from './texts/styleActs.ts'
import { said } from './texts/said.ts'
import { common } from '#ui/texts/common.ts'
import { acts } from '../model/texts/acts.ts'
import { keyNames } from './texts/keyNames.ts'

export interface BlockCommand {
  id: string
  title: string
  group: string
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
  const ids = editor.editorDocument.selectedIds
  if (ids.length === 0) return []
  const all = [
    ...inText(editor),
    ...turnInto(editor, ids),
    ...arrange(editor, ids),
    ...shared(editor, ids, mayShare),
    ...ofBlock(editor, ids),
  ].filter(({ id }) => editor.type !== 'newsletter' || fitsEmail(id))
  const barred = editor.editorDocument.guard('design')
  return barred === null ? all : all.filter(({ id }) => harmless.has(id))
}

/** What has an effect in an email. */
const fitsEmail = (command: string): boolean =>
  command.startsWith('turn:') ? emailBlocks.has(command.slice('turn:'.length)) : !notInEmail.has(command)
const notInEmail: ReadonlySet<string> = new Set(['footnote', 'copy-style', 'paste-style', 'reusable'])

/** Commands that change nothing. */
const harmless: ReadonlySet<string> = new Set(['copy', 'parent'])

/** Of the text or the table that is written: rows and columns by the keys, a footnote at the caret. */
function inText(editor: EditorValue): BlockCommand[] {
  const { frame, editorDocument } = editor
  const { id } = editorDocument.selection
  if (!frame.text || id === null) return []
  const table = tablesNow()?.tableOf(frame.text)
  if (!table)
    return [
      {
        id: 'footnote',
        title: footnotes.footnote,
        group: keyTexts.words,
        keys: `${keyNames.ctrl} ${keyNames.alt} F`,
        run: () => addFootnote(editor),
      },
    ]
  const place = table.place()
  const { state } = editorDocument.blocks.need(id)
  return (['row', 'column'] as const).flatMap((axis) =>
    tableChoices({ axis, at: place[axis], table, state })
      // What is on or off is at the handles.
      .filter(({ isOn }) => isOn === undefined)
      .map(({ label, keys, isDanger, run }) => ({
        id: `${axis}:${label}`,
        title: label,
        group:
          axis === 'row'
            ? tableBar.row({ row: place.row + 1 })
            : tableBar.column({ column: place.column + 1 }),
        ...(keys === undefined ? {} : { keys }),
        ...(isDanger === true ? { isDanger } : {}),
        run,
      })),
  )
}

function turnInto(editor: EditorValue, ids: readonly string[]): BlockCommand[] {
  const { editorDocument, report } = editor
  return transformChoices(editorDocument, ids).map(({ definition, answer }) => ({
    id: `turn:${definition.type}`,
    title: definition.label,
    group: blockActions.turn_into,
    ...(answer.ok ? {} : { reason: answer.reason }),
    run: () =>
      void report(transform(editorDocument, ids, definition.type), said.now({ label: definition.label })),
  }))
}

function arrange(editor: EditorValue, ids: readonly string[]): BlockCommand[] {
  const { editorDocument, report, mayDesign } = editor
  const { blocks } = editorDocument
  const [first = ''] = ids
  const { parent } = blocks.need(first)
  const commands: BlockCommand[] = [
    {
      id: 'up',
      title: common.move_up,
      group: blockActions.arrange,
      keys: `${keyNames.alt} ↑`,
      run: () => moveAndAnnounce(editor, -1),
    },
    {
      id: 'down',
      title: common.move_down,
      group: blockActions.arrange,
      keys: `${keyNames.alt} ↓`,
      run: () => moveAndAnnounce(editor, 1),
    },
  ]
  if (mayDesign && blocks.need(first).type !== 'column') {
    commands.push(
      {
        id: 'group',
        title: acts.wrap_in_a_group,
        group: blockActions.arrange,
        keys: `${keyNames.ctrl} G`,
        run: () => void report(wrap(editorDocument, ids, 'group'), blockActions.wrapped_in_a_group),
      },
      {
        id: 'columns',
        title: acts.wrap_in_columns,
        group: blockActions.arrange,
        run: () => void report(wrap(editorDocument, ids, 'columns'), blockActions.wrapped_in_columns),
      },
    )
  }
  if (mayDesign && ids.length === 1 && canUnwrap(blocks, first)) {
    commands.push({
      id: 'unwrap',
      title: blockActions.unwrap,
      group: blockActions.arrange,
      keys: `${keyNames.ctrl} ${keyNames.shift} G`,
      run: () => void report(unwrap(editorDocument, first), blockActions.unwrapped),
    })
  }
  if (parent !== rootId) {
    const label = definitions.get(blocks.need(parent).type)?.label ?? common.block
    commands.push({
      id: 'parent',
      title: blockActions.select_around({ label }),
      group: blockActions.arrange,
      keys: keyNames.esc,
      run: () => editorDocument.select({ id: parent }),
    })
  }
  return commands
}

/** Blocks that are written once and placed on many pages: made of what is selected, and made into own blocks again. */
function shared(editor: EditorValue, ids: readonly string[], mayShare: boolean): BlockCommand[] {
  const { blocks } = editor.editorDocument
  const [first = ''] = ids
  if (ids.length === 1 && blocks.need(first).type === 'reusable') {
    return [
      {
        id: 'own',
        title: blockActions.make_own,
        group: blockActions.reusable,
        run: () =>
          void import('./ownCopy.ts').then(
            ({ makeOwn }) => makeOwn(editor, first),
            () => editor.announce(blockActions.load_failed),
          ),
      },
    ]
  }
  if (!mayShare) return []
  const bound = ids
    .map((id) => definitions.get(blocks.need(id).type))
    .find((definition) => definition?.parents !== undefined)
  const removal = ids.map((id) => removalReason(blocks, id)).find((reason) => reason !== null)
  const reason = bound ? blockActions.bound({ label: bound.label }) : removal
  return [
    {
      id: 'reusable',
      title: blockActions.make_reusable,
      group: blockActions.reusable,
      ...(reason ? { reason } : {}),
      run: () => editor.openReusable(),
    },
  ]
}

function ofBlock(editor: EditorValue, ids: readonly string[]): BlockCommand[] {
  const { editorDocument, announce } = editor
  const { blocks } = editorDocument
  const words = selectionText(editor)
  const [first = ''] = ids
  const record = blocks.need(first)
  const removal = ids.map((id) => removalReason(blocks, id)).find((reason) => reason !== null)
  const locked = lockReason(blocks, first)
  const isHidden = record.state.is_hidden === true
  const mark = (values: Record<string, unknown>, said: string) => () => {
    for (const id of ids) editorDocument.patch(id, values)
    editorDocument.blur()
    announce(said)
  }
  const commands: BlockCommand[] = [
    {
      id: 'copy',
      title: blockActions.copy,
      group: common.block,
      keys: `${keyNames.ctrl} C`,
      run: () => void globalThis.document.execCommand('copy'),
    },
    {
      id: 'cut',
      title: blockActions.cut,
      group: common.block,
      keys: `${keyNames.ctrl} X`,
      ...(removal ? { reason: removal } : {}),
      run: () => void globalThis.document.execCommand('cut'),
    },
    {
      id: 'copy-style',
      title: styleActs.copy_style,
      group: common.block,
      keys: `${keyNames.ctrl} ${keyNames.alt} C`,
      run: () =>
        void import('./copyStyleActs.ts').then(({ copyStyleAndAnnounce }) => copyStyleAndAnnounce(editor)),
    },
    {
      id: 'paste-style',
      title: styleActs.paste_style,
      group: common.block,
      keys: `${keyNames.ctrl} ${keyNames.alt} V`,
      run: () =>
        void import('./copyStyleActs.ts').then(({ pasteStyleAndAnnounce }) => pasteStyleAndAnnounce(editor)),
    },
    {
      id: 'duplicate',
      title: common.duplicate,
      group: common.block,
      keys: `${keyNames.ctrl} D`,
      run: () => duplicateAndAnnounce(editor),
    },
  ]
  if (ids.length === 1)
    commands.push({
      id: 'rename',
      title: blockActions.rename,
      group: common.block,
      keys: 'F2',
      run: () => editor.openRename(first),
    })
  commands.push(
    isLocked(record)
      ? {
          id: 'lock',
          title: blockActions.unlock,
          group: common.block,
          run: mark({ is_locked: undefined }, blockActions.unlocked({ block: words })),
        }
      : {
          id: 'lock',
          title: blockActions.lock,
          group: common.block,
          run: mark({ is_locked: true }, blockActions.locked({ block: words })),
        },
    {
      id: 'hide',
      title: isHidden ? blockActions.show : blockActions.hide,
      group: common.block,
      ...(locked === null ? {} : { reason: locked }),
      run: mark(
        { is_hidden: isHidden ? undefined : true },
        isHidden ? blockActions.shows_again({ block: words }) : blockActions.now_hidden({ block: words }),
      ),
    },
    {
      id: 'remove',
      title: common.remove,
      group: common.block,
      keys: keyNames.delete,
      isDanger: true,
      ...(removal ? { reason: removal } : {}),
      run: () => removeAndAnnounce(editor),
    },
  )
  return commands
}

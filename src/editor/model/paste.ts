/**
 * Stored blocks that go into a page: from the clipboard, a pattern, a layout to start with. Apart from the other acts on
 * several blocks, because the first key does not need it. A paste asks `canDrop` for every block before it changes anything.
 */
import { type DropAnswer, dropRule } from '#blocks/dropRule.ts'
import { canDrop, type Place, resolvePlace } from './canDrop.ts'
import { copySubtrees } from './duplicate.ts'
import type { DocumentOperation } from './operation.ts'
import { rootId, type Subtree } from './record.ts'
import { type StoredBlock, subtreeFrom } from './serialise.ts'
import type { EditorDocument, Outcome } from './editorDocument.ts'
import { freshSubtree, heightOf } from './subtree.ts'
import { acts } from './texts/acts.ts'

const refused = (reason: string): Outcome => ({ ok: false, reason })

/** Where pasted blocks go; `replace`: where `target` stands, which goes. */
export type PastePlace = Place | { target: string; position: 'replace' }

/** A text with the caret in it: what is before the caret and behind it. */
export interface CutText {
  key: string
  before: string
  after: string
}

/**
 * Inserts stored blocks with fresh ids at a place, in their order, as one entry.
 * @throws BlockShapeError where one is no block
 */
export function pasteBlocks(
  editorDocument: EditorDocument,
  stored: readonly StoredBlock[],
  place: PastePlace,
  label = acts.paste,
  around: { before?: DocumentOperation[]; behind?: Subtree } = {},
): Outcome {
  const { blocks, registry } = editorDocument
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const isReplacing = place.position === 'replace'
  const beside: Place = {
    target: place.target,
    position: place.position === 'replace' ? 'before' : place.position,
  }
  const subtrees = copySubtrees(stored.map(subtreeFrom), editorDocument.makeId)
  for (const subtree of subtrees) {
    const type = subtree.records[0]?.type ?? ''
    const answer = canDrop(registry, blocks, type, beside.target, beside.position, {
      height: heightOf(subtree),
    })
    if (!answer.ok) return answer
    const within = mayHoldWithin(editorDocument, subtree)
    if (!within.ok) return within
  }
  if (subtrees.length === 0) return refused(acts.nothing_to_paste)
  const { parent, index } = resolvePlace(blocks, beside)
  const inserts = subtrees.map((subtree, offset): DocumentOperation => ({
    kind: 'insert',
    parent,
    index: index + offset,
    subtree,
  }))
  const first: DocumentOperation[] = isReplacing
    ? [{ kind: 'remove', id: place.target }]
    : (around.before ?? [])
  const [shown, ...others] = subtrees.map(({ top }) => top)
  const last: DocumentOperation[] = around.behind
    ? [{ kind: 'insert', parent, index: index + subtrees.length, subtree: around.behind }]
    : []
  editorDocument.run(label, [...first, ...inserts, ...last], { id: shown ?? null, others })
  return { ok: true, id: shown ?? rootId }
}

/**
 * Inserts stored blocks where the caret is in a text: what is behind the caret goes on in a paragraph of its own behind
 * them. One entry.
 * @throws BlockShapeError where one is no block
 */
export function pasteIntoText(
  editorDocument: EditorDocument,
  stored: readonly StoredBlock[],
  id: string,
  { key, before, after }: CutText,
): Outcome {
  const { type, state } = editorDocument.blocks.need(id)
  const from = state[key]
  const isStart = isEmptyText(before)
  const kept = isStart ? after : before
  const setText: DocumentOperation[] =
    from === kept ? [] : [{ kind: 'set_text', id, key, from: typeof from === 'string' ? from : '', to: kept }]
  if (isStart || isEmptyText(after))
    return pasteBlocks(
      editorDocument,
      stored,
      { target: id, position: isStart ? 'before' : 'after' },
      acts.paste,
      {
        before: setText,
      },
    )
  const answer = canDrop(editorDocument.registry, editorDocument.blocks, 'paragraph', id, 'after')
  if (!answer.ok) return answer
  const behind = freshSubtree(editorDocument, 'paragraph', {
    ...(type === 'paragraph' ? state : {}),
    text: after,
    element_id: undefined,
  })
  return pasteBlocks(editorDocument, stored, { target: id, position: 'after' }, acts.paste, {
    before: setText,
    behind,
  })
}

const isEmptyText = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() === ''

/** Whether blocks made elsewhere may be in each other; what a type of another site holds is left as it is. */
function mayHoldWithin({ registry }: EditorDocument, { top, records }: Subtree): DropAnswer {
  const types = new Map(records.map(({ id, type }) => [id, type]))
  for (const { id, type, parent } of records) {
    const holder = id === top ? undefined : registry.get(types.get(parent) ?? '')
    if (!holder) continue
    const answer = dropRule({
      child: registry.get(type),
      childType: type,
      parent: holder,
      depth: 1,
      height: 1,
    })
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Where pasted blocks go: in place of an empty paragraph, else behind what is selected, else at the end. */
export function pastePlace(editorDocument: EditorDocument): PastePlace {
  const last = editorDocument.selectedIds.at(-1)
  if (last === undefined) return { target: rootId, position: 'append' }
  const { type, state } = editorDocument.blocks.need(last)
  const isEmpty = type === 'paragraph' && (state.text === '' || state.text === undefined)
  return { target: last, position: isEmpty ? 'replace' : 'after' }
}

/**
 * Turning blocks into others and putting blocks around them: paragraph to heading, list to quote, group to columns, and
 * back. No word is lost, the look that every block shares stays, and each act is one undo entry.
 */
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { type DropAnswer, dropRule } from '#blocks/dropRule.ts'
import type { BlockDocument } from './document.ts'
import { lockReason } from './marks.ts'
import type { DocumentOperation } from './operation.ts'
import { type BlockRecord, newRecord } from './record.ts'
import { subtreeOf } from './serialise.ts'
import type { EditorDocument, Outcome } from './editorDocument.ts'
import { escapeHtml, escapeText } from '#platform/escapeHtml.ts'
import { inlineLines } from './textLines.ts'
import { containerTypes, listOf, mayStand, sharedKeys, sharedOf, transformChoices } from './becomeText.ts'
import { acts } from './texts/acts.ts'

const refused = (reason: string): Outcome => ({ ok: false, reason })

/**
 * Turns blocks of one text into another type. A list gives one block an entry, lines become entries of a list. One entry;
 * the first new block keeps the id, and what is no part of the text (a button's URL, a quote's source) is kept in the
 * state where the new type knows the key.
 */
export function transform(editorDocument: EditorDocument, ids: readonly string[], type: string): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const choice = transformChoices(editorDocument, ids).find(({ definition }) => definition.type === type)
  if (!choice) return refused(acts.cannot_become)
  if (!choice.answer.ok) return choice.answer
  const { blocks } = editorDocument
  const label = acts.turn_into({ label: choice.definition.label })
  if (containerTypes.includes(type))
    return transformContainer(editorDocument, blocks.need(ids[0] ?? ''), type, label)
  const operations: DocumentOperation[] = []
  const made: string[] = []
  // From the last to the first, so that the places of those before stay as they are.
  for (const id of ids.toReversed()) {
    const record = blocks.need(id)
    if (record.type === type) {
      made.unshift(id)
      continue
    }
    const { parent } = record
    const index = blocks.indexOf(id)
    const fresh = textRecords(editorDocument, record, choice.definition)
    operations.push({ kind: 'remove', id })
    operations.push(
      ...fresh.map((one, offset): DocumentOperation => ({
        kind: 'insert',
        parent,
        index: index + offset,
        subtree: { top: one.id, records: [{ ...one, parent }] },
      })),
    )
    made.unshift(...fresh.map((one) => one.id))
  }
  const [first = '', ...others] = made
  editorDocument.run(
    label,
    operations,
    others.length === 0 ? { id: first, anchor: -1, head: -1 } : { id: first, others },
  )
  return { ok: true, id: first }
}

/**
 * The blocks of a type that hold a block's text; the first keeps its id and its shared look. Words beside the text (a
 * quote's source, a note's title) that the new type has no place for become lines; a button's URL becomes a link.
 */
function textRecords(
  editorDocument: EditorDocument,
  from: BlockRecord,
  definition: BlockDefinition,
): BlockRecord[] {
  const word = (key: string): string => (typeof from.state[key] === 'string' ? from.state[key] : '')
  const keyOf = (key: string): boolean => key in definition.state.shape
  const lineByLine = from.type === 'list' || definition.type === 'list' || definition.isInline === true
  const lines = inlineLines(word('text'), lineByLine)
  if (word('title') !== '' && !keyOf('title')) lines.unshift(`<strong>${escapeText(word('title'))}</strong>`)
  if (word('cite') !== '' && !keyOf('cite')) lines.push(`— ${escapeText(word('cite'))}`)
  const linked = definition.type === 'button' && lines.length === 1 ? onlyLink(lines[0] ?? '') : null
  const isLeading = word('url') !== '' && !keyOf('url')
  const texts = linked
    ? [linked.text]
    : isLeading
      ? lines.map((line) => `<a href="${escapeHtml(word('url'))}">${line}</a>`)
      : lines
  const own = Object.entries(from.state).filter(
    ([key]) => !notCarried.has(key) && !sharedKeys.has(key) && keyOf(key),
  )
  const { element_id: name, ...look } = sharedOf(from)
  return (definition.type === 'list' ? [listOf(texts)] : texts).map((text, index) => {
    const state = {
      ...structuredClone(definition.defaults),
      ...Object.fromEntries(own),
      text,
      ...(linked ? { url: linked.url } : {}),
      ...look,
      ...(index === 0 && name !== undefined ? { element_id: name } : {}),
    }
    const base = newRecord(
      index === 0 ? from.id : editorDocument.makeId(),
      definition.type,
      state,
      from.parent,
    )
    return index === 0 ? { ...base, do_not_render: from.do_not_render } : base
  })
}

/** Keys that mean something else in each type. */
const notCarried: ReadonlySet<string> = new Set(['text', 'look', 'kind'])

/** The URL and words of a text that is nothing but one link. */
function onlyLink(html: string): { url: string; text: string } | null {
  const found = /^<a\b[^>]*\bhref="([^"]*)"[^>]*>((?:(?!<\/?a\b).)*)<\/a>$/i.exec(html)
  return found ? { url: (found[1] ?? '').replaceAll('&amp;', '&'), text: found[2] ?? '' } : null
}

function transformContainer(
  editorDocument: EditorDocument,
  from: BlockRecord,
  type: string,
  label: string,
): Outcome {
  const { blocks } = editorDocument
  const index = blocks.indexOf(from.id)
  const inner =
    from.type === 'columns' ? from.children.flatMap((id) => blocks.need(id).children) : [...from.children]
  const top = {
    ...containerRecord(editorDocument, type, from.id),
    state: { ...containerRecord(editorDocument, type, from.id).state, ...sharedOf(from) },
    parent: from.parent,
  }
  const inside = inner.map((id) => subtreeOf(blocks.get, id))
  const holders =
    type === 'columns'
      ? [containerRecord(editorDocument, 'column'), containerRecord(editorDocument, 'column')]
      : []
  const holder = holders[0]?.id ?? from.id
  const records: BlockRecord[] = [
    { ...top, children: holders.length > 0 ? holders.map(({ id }) => id) : inner },
    ...holders.map((one, at) => ({ ...one, parent: from.id, children: at === 0 ? inner : [] })),
    ...inside.flatMap(({ top: id, records: below }) =>
      below.map((one) => (one.id === id ? { ...one, parent: holder } : one)),
    ),
  ]
  for (const id of inner) {
    const answer = mayHold(editorDocument, type === 'columns' ? 'column' : type, blocks.need(id).type)
    if (!answer.ok) return answer
  }
  editorDocument.run(
    label,
    [
      { kind: 'remove', id: from.id },
      { kind: 'insert', parent: from.parent, index, subtree: { top: from.id, records } },
    ],
    { id: from.id },
  )
  return { ok: true, id: from.id }
}

/** Puts a group, or columns with a column for each block, around siblings. One entry. */
export function wrap(
  editorDocument: EditorDocument,
  ids: readonly string[],
  type: 'group' | 'columns',
): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const { blocks } = editorDocument
  const [first] = ids
  if (first === undefined) return refused(acts.nothing_selected)
  const { parent } = blocks.need(first)
  if (ids.some((id) => blocks.need(id).parent !== parent)) return refused(acts.wrap_side_by_side)
  const levels = type === 'columns' ? 2 : 1
  for (const id of ids) {
    const locked = lockReason(blocks, id)
    if (locked !== null) return refused(locked)
    const inside = mayHold(editorDocument, type === 'columns' ? 'column' : type, blocks.need(id).type)
    if (!inside.ok) return inside
    const around = mayStand(editorDocument, type, parent, levels + blocks.heightOf(id))
    if (!around.ok) return around
  }
  const index = Math.min(...ids.map((id) => blocks.indexOf(id)))
  const top = containerRecord(editorDocument, type)
  const holders =
    type === 'columns'
      ? Array.from({ length: Math.max(2, ids.length) }, () => containerRecord(editorDocument, 'column'))
      : []
  const records = [
    { ...top, parent, children: holders.map(({ id }) => id) },
    ...holders.map((one) => ({ ...one, parent: top.id })),
  ]
  const operations: DocumentOperation[] = [
    { kind: 'insert', parent, index, subtree: { top: top.id, records } },
  ]
  ids.forEach((id, at) => {
    const holder = holders[at]
    operations.push({ kind: 'move', id, parent: holder ? holder.id : top.id, index: holder ? 0 : at })
  })
  editorDocument.run(type === 'group' ? acts.wrap_in_a_group : acts.wrap_in_columns, operations, {
    id: top.id,
  })
  return { ok: true, id: top.id }
}

/** True where the block holds others that can take its place. */
export function canUnwrap(blocks: BlockDocument, id: string): boolean {
  const record = blocks.get(id)
  if (!record || record.type === 'column') return false
  return record.type === 'columns'
    ? record.children.some((child) => blocks.need(child).children.length > 0)
    : record.children.length > 0
}

/** Takes a container away and leaves what it holds in its place. One entry. */
export function unwrap(editorDocument: EditorDocument, id: string): Outcome {
  const barred = editorDocument.guard('design')
  if (barred !== null) return refused(barred)
  const { blocks } = editorDocument
  if (!blocks.has(id) || !canUnwrap(blocks, id)) return refused(acts.holds_no_others)
  const locked = lockReason(blocks, id)
  if (locked !== null) return refused(locked)
  const record = blocks.need(id)
  const inner =
    record.type === 'columns'
      ? record.children.flatMap((child) => blocks.need(child).children)
      : [...record.children]
  for (const child of inner) {
    const answer = mayStand(editorDocument, blocks.need(child).type, record.parent, blocks.heightOf(child))
    if (!answer.ok) return answer
  }
  const index = blocks.indexOf(id)
  const moves = inner.map((child, offset): DocumentOperation => ({
    kind: 'move',
    id: child,
    parent: record.parent,
    index: index + offset,
  }))
  const [first = '', ...others] = inner
  editorDocument.run(acts.unwrap, [...moves, { kind: 'remove', id }], { id: first, others })
  return { ok: true, id: first }
}

function containerRecord({ registry, makeId }: EditorDocument, type: string, id = makeId()): BlockRecord {
  return newRecord(id, type, structuredClone(registry.get(type)?.defaults ?? {}))
}

function mayHold({ registry }: EditorDocument, parent: string, child: string): DropAnswer {
  return dropRule({
    child: registry.get(child),
    childType: child,
    parent: registry.get(parent),
    depth: 1,
    height: 1,
  })
}

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
import type { EditorSession, Outcome } from './session.ts'
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
export function transform(session: EditorSession, ids: readonly string[], type: string): Outcome {
  const barred = session.guard('design')
  if (barred !== null) return refused(barred)
  const choice = transformChoices(session, ids).find(({ definition }) => definition.type === type)
  if (!choice) return refused(acts.cannot_become)
  if (!choice.answer.ok) return choice.answer
  const { document } = session
  const label = acts.turn_into({ label: choice.definition.label })
  if (containerTypes.includes(type))
    return transformContainer(session, document.need(ids[0] ?? ''), type, label)
  const operations: DocumentOperation[] = []
  const made: string[] = []
  // From the last to the first, so that the places of those before stay as they are.
  for (const id of ids.toReversed()) {
    const record = document.need(id)
    if (record.type === type) {
      made.unshift(id)
      continue
    }
    const { parent } = record
    const index = document.indexOf(id)
    const fresh = textRecords(session, record, choice.definition)
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
  session.run(
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
function textRecords(session: EditorSession, from: BlockRecord, definition: BlockDefinition): BlockRecord[] {
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
    const base = newRecord(index === 0 ? from.id : session.makeId(), definition.type, state, from.parent)
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

function transformContainer(session: EditorSession, from: BlockRecord, type: string, label: string): Outcome {
  const { document } = session
  const index = document.indexOf(from.id)
  const inner =
    from.type === 'columns' ? from.children.flatMap((id) => document.need(id).children) : [...from.children]
  const top = {
    ...containerRecord(session, type, from.id),
    state: { ...containerRecord(session, type, from.id).state, ...sharedOf(from) },
    parent: from.parent,
  }
  const blocks = inner.map((id) => subtreeOf(document.get, id))
  const holders =
    type === 'columns' ? [containerRecord(session, 'column'), containerRecord(session, 'column')] : []
  const holder = holders[0]?.id ?? from.id
  const records: BlockRecord[] = [
    { ...top, children: holders.length > 0 ? holders.map(({ id }) => id) : inner },
    ...holders.map((one, at) => ({ ...one, parent: from.id, children: at === 0 ? inner : [] })),
    ...blocks.flatMap(({ top: id, records: below }) =>
      below.map((one) => (one.id === id ? { ...one, parent: holder } : one)),
    ),
  ]
  for (const id of inner) {
    const answer = mayHold(session, type === 'columns' ? 'column' : type, document.need(id).type)
    if (!answer.ok) return answer
  }
  session.run(
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
export function wrap(session: EditorSession, ids: readonly string[], type: 'group' | 'columns'): Outcome {
  const barred = session.guard('design')
  if (barred !== null) return refused(barred)
  const { document } = session
  const [first] = ids
  if (first === undefined) return refused(acts.nothing_selected)
  const { parent } = document.need(first)
  if (ids.some((id) => document.need(id).parent !== parent)) return refused(acts.wrap_side_by_side)
  const levels = type === 'columns' ? 2 : 1
  for (const id of ids) {
    const locked = lockReason(document, id)
    if (locked !== null) return refused(locked)
    const inside = mayHold(session, type === 'columns' ? 'column' : type, document.need(id).type)
    if (!inside.ok) return inside
    const around = mayStand(session, type, parent, levels + document.heightOf(id))
    if (!around.ok) return around
  }
  const index = Math.min(...ids.map((id) => document.indexOf(id)))
  const top = containerRecord(session, type)
  const holders =
    type === 'columns'
      ? Array.from({ length: Math.max(2, ids.length) }, () => containerRecord(session, 'column'))
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
  session.run(type === 'group' ? acts.wrap_in_a_group : acts.wrap_in_columns, operations, { id: top.id })
  return { ok: true, id: top.id }
}

/** True where the block holds others that can take its place. */
export function canUnwrap(document: BlockDocument, id: string): boolean {
  const record = document.get(id)
  if (!record || record.type === 'column') return false
  return record.type === 'columns'
    ? record.children.some((child) => document.need(child).children.length > 0)
    : record.children.length > 0
}

/** Takes a container away and leaves what it holds in its place. One entry. */
export function unwrap(session: EditorSession, id: string): Outcome {
  const barred = session.guard('design')
  if (barred !== null) return refused(barred)
  const { document } = session
  if (!document.has(id) || !canUnwrap(document, id)) return refused(acts.holds_no_others)
  const locked = lockReason(document, id)
  if (locked !== null) return refused(locked)
  const record = document.need(id)
  const inner =
    record.type === 'columns'
      ? record.children.flatMap((child) => document.need(child).children)
      : [...record.children]
  for (const child of inner) {
    const answer = mayStand(session, document.need(child).type, record.parent, document.heightOf(child))
    if (!answer.ok) return answer
  }
  const index = document.indexOf(id)
  const moves = inner.map((child, offset): DocumentOperation => ({
    kind: 'move',
    id: child,
    parent: record.parent,
    index: index + offset,
  }))
  const [first = '', ...others] = inner
  session.run(acts.unwrap, [...moves, { kind: 'remove', id }], { id: first, others })
  return { ok: true, id: first }
}

function containerRecord({ registry, makeId }: EditorSession, type: string, id = makeId()): BlockRecord {
  return newRecord(id, type, structuredClone(registry.get(type)?.defaults ?? {}))
}

function mayHold({ registry }: EditorSession, parent: string, child: string): DropAnswer {
  return dropRule({
    child: registry.get(child),
    childType: child,
    parent: registry.get(parent),
    depth: 1,
    height: 1,
  })
}

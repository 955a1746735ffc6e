/**
 * Footnotes, stored as those that are pasted: a raised number in the text leads to its note in a numbered list, and the note
 * leads back. A new one comes into its place among the others, whose numbers follow.
 */
import type { EditorView } from 'prosemirror-view'
import { parseText, schemaFor, textHtml } from '../canvas/richText.ts'
import type { EditorValue } from '../EditorContext.ts'
import { canDrop, type Place, resolvePlace } from '../model/canDrop.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { lockReason } from '../model/marks.ts'
import type { DocumentOperation } from '../model/operation.ts'
import { rootId } from '../model/record.ts'
import { freshSubtree } from '../model/subtree.ts'
import { footnotes as texts } from './texts/footnotes.ts'

const notePattern = /\bid="note-(\d+)"/g

/** Notes of one page have numbers of their own, however often somebody pastes or writes some. */
export function nextNote({ blocks }: EditorDocument): number {
  let last = 0
  for (const id of blocks.order())
    for (const [, number = ''] of String(blocks.need(id).state.text ?? '').matchAll(notePattern))
      last = Math.max(last, Number(number))
  return last + 1
}

/** A text of the page, as it is to be. */
interface Written {
  id: string
  key: string
  html: string
}

/** The text that is written gets a number behind the caret, or behind the selected words; the caret goes on in its note. */
export function addFootnote(editor: EditorValue, view: EditorView | null = editor.frame.text): void {
  const { editorDocument, announce, report, frame } = editor
  const { blocks, registry, selection } = editorDocument
  const record = selection.id === null ? undefined : blocks.get(selection.id)
  const key = record && registry.get(record.type)?.textKey
  const inside = frame.document
  if (!view || !inside || !record || key === undefined || holdsNotes(String(record.state[key])))
    return announce(texts.only_in_text)
  const number = nextNote(editorDocument)
  const html = htmlWithNumber(view, number, inside)
  const page = writtenTexts(editorDocument, { id: record.id, key, html })
  const at = page.findIndex(({ id }) => id === record.id)
  const isNotes = (one: Written): boolean =>
    registry.get(blocks.need(one.id).type)?.type === 'list' && holdsNotes(one.html)
  const list = page.slice(at + 1).find(isNotes) ?? page.findLast(isNotes)
  const place = list ? null : placeOfNotes(editorDocument, record.id)
  const barred =
    editorDocument.guard(list ? 'words' : 'design') ?? (list ? lockReason(blocks, list.id) : null)
  if (barred !== null) return void report({ ok: false, reason: barred })
  const entry = `<li><a href="#note-ref-${number}" id="note-${number}">↑</a> </li>`
  const notes = inOrder(
    page,
    (list?.html ?? '<ol></ol>').replace(/<\/ol>(?!.*<\/ol>)/s, `${entry}</ol>`),
    list?.id,
    inside,
  )
  const operations = page.flatMap((one): DocumentOperation[] => {
    const to = one.id === list?.id ? notes : one.html
    const from = String(blocks.need(one.id).state[one.key] ?? '')
    return from === to ? [] : [{ kind: 'set_text', id: one.id, key: one.key, from, to }]
  })
  let listId = list?.id ?? ''
  if (place) {
    const { parent, index } = resolvePlace(blocks, place)
    const subtrees = [
      freshSubtree(editorDocument, 'divider'),
      freshSubtree(editorDocument, 'list', { text: notes }),
    ]
    operations.push(
      ...subtrees.map((subtree, offset): DocumentOperation => ({
        kind: 'insert',
        parent,
        index: index + offset,
        subtree,
      })),
    )
    listId = subtrees[1]?.top ?? ''
  }
  const caret = endOfNote(notes, number, inside)
  editorDocument.run(texts.add, operations, { id: listId, anchor: caret, head: caret })
  announce(texts.added)
}

const holdsNotes = (html: string): boolean => html.search(notePattern) >= 0

function htmlWithNumber({ state }: EditorView, number: number, inside: Document): string {
  const { link, sup } = state.schema.marks
  if (!link || !sup) throw new Error('The schema of texts is not whole.')
  const attrs = { href: `#note-${number}`, id: `note-ref-${number}` }
  const sign = state.schema.text(String(number), [link.create(attrs), sup.create()])
  const { $to, to } = state.selection
  const behind = $to.parent.textBetween($to.parentOffset, $to.parent.content.size)
  const isSpaced = /\s$/.test($to.parent.textBetween(0, $to.parentOffset)) && !/^\S/.test(behind)
  // It stands right behind its word: the space was for the sign of the insert menu.
  const from = isSpaced ? to - 1 : to
  return textHtml(state.tr.delete(from, to).insert(from, sign).doc, state.schema, inside)
}

/** All texts in reading order, among them the one that is written as it is to be. */
function writtenTexts({ blocks, registry }: EditorDocument, written: Written): Written[] {
  return blocks.order().flatMap((id) => {
    if (id === written.id) return [written]
    const { type, state } = blocks.need(id)
    const key = registry.get(type)?.textKey
    const html = key === undefined ? undefined : state[key]
    return key !== undefined && typeof html === 'string' ? [{ id, key, html }] : []
  })
}

/** Behind all that stands with the text: at the end of its section, else of the page. */
function placeOfNotes({ blocks, registry }: EditorDocument, id: string): Place {
  const top = blocks.ancestorsOf(id).find(({ parent }) => parent === rootId)
  const isSection = top !== undefined && canDrop(registry, blocks, 'list', top.id, 'append').ok
  return { target: isSection ? top.id : rootId, position: 'append' }
}

/**
 * The notes stand as the texts refer to them, those that no text refers to last; the raised numbers of `page` are set to what
 * the list counts. Returns the list.
 */
function inOrder(page: Written[], list: string, listId: string | undefined, inside: Document): string {
  const holder = inertOf(list, inside)
  const items = [...holder.querySelectorAll('a[id^="note-"]')].flatMap((link) => {
    const item = link.closest('li')
    return item ? [{ id: link.id, item }] : []
  })
  const known = new Set(items.map(({ id }) => id))
  const referred: string[] = []
  for (const { id, html } of page)
    if (id !== listId)
      for (const [, note = ''] of html.matchAll(/\bhref="#(note-\d+)"/g))
        if (known.has(note) && !referred.includes(note)) referred.push(note)
  const rank = ({ id }: { id: string }): number =>
    referred.includes(id) ? referred.indexOf(id) : referred.length
  const sorted = items.toSorted((one, other) => rank(one) - rank(other))
  const first = items[0]?.item.closest('ol')
  first?.append(...sorted.map(({ item }) => item))
  const start = Number(first?.getAttribute('start') ?? 1)
  const numbers = new Map(sorted.map(({ id }, at) => [id, String(start + at)]))
  for (const one of page) if (one.id !== listId) one.html = numbered(one.html, numbers, inside)
  return holder.innerHTML
}

function numbered(html: string, numbers: ReadonlyMap<string, string>, inside: Document): string {
  if (!html.includes('"#note-')) return html
  const holder = inertOf(html, inside)
  let isOther = false
  for (const link of holder.querySelectorAll('a[href^="#note-"]')) {
    const number = numbers.get(link.getAttribute('href')?.slice(1) ?? '')
    if (number === undefined || link.textContent === number) continue
    ;(link.querySelector('sup') ?? link).textContent = number
    isOther = true
  }
  return isOther ? holder.innerHTML : html
}

function inertOf(html: string, inside: Document): HTMLElement {
  const holder = inside.implementation.createHTMLDocument('').body
  holder.innerHTML = html
  return holder
}

/** Where the words of a note end, as the text that is written counts. */
function endOfNote(html: string, number: number, inside: Document): number {
  let end = -1
  parseText(html, schemaFor(html), inside).descendants((node, position) => {
    const isHere =
      node.isTextblock &&
      node.content.content.some(({ marks }) => marks.some(({ attrs }) => attrs.id === `note-${number}`))
    if (isHere) end = position + node.nodeSize - 1
    return end < 0
  })
  return end
}

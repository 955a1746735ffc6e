/** What keys do to the words of blocks that are selected together: marks on all of them, and a letter typed over them. */
import type { Schema } from 'prosemirror-model'
import { definitions } from '#blocks/registry.ts'
import { common } from '#ui/texts/common.ts'
import { isLossless, parseText, schemaFor, textHtml } from '../canvas/richText.ts'
import type { EditorValue } from '../EditorContext.ts'
import { canDrop, resolvePlace } from '../model/canDrop.ts'
import { lockReason, removalReason } from '../model/marks.ts'
import type { DocumentOperation } from '../model/operation.ts'
import { freshSubtree } from '../model/subtree.ts'
import { collectionPanel } from '../collection/texts/collectionPanel.ts'
import { isTextBound } from '../model/isTextBound.ts'
import { acts } from '../model/texts/acts.ts'
import { blockActions } from './texts/blockActions.ts'

/**
 * A letter that is typed takes the place of the blocks, in a paragraph; one step of Undo brings them back. Of texts alone: what
 * holds others, or is no text, goes by Delete and never by a word that was meant for something else.
 */
export function typeOver({ editorDocument, frame, report }: EditorValue, letter: string): void {
  const ids = editorDocument.selectedIds
  const [first] = ids
  const { blocks, registry } = editorDocument
  if (first === undefined) return
  // Words are typed over several blocks; of one, whose name may be on the mind, no letter takes the words away.
  if (ids.length === 1) {
    // What is typed into a text that an entry says is not lost in silence.
    if (isTextBound(blocks.need(first))) report({ ok: false, reason: collectionPanel.text_from_entry })
    return
  }
  const isText = (id: string): boolean => {
    const { type, children } = blocks.need(id)
    return children.length === 0 && registry.get(type)?.textKey !== undefined
  }
  const reason =
    editorDocument.guard('design') ??
    (ids.every(isText) ? null : blockActions.letters_replace_text) ??
    ids.map((id) => removalReason(blocks, id)).find((one) => one !== null) ??
    null
  const answer = canDrop(registry, blocks, 'paragraph', first, 'before')
  if (reason !== null || !answer.ok) {
    report(reason === null ? answer : { ok: false, reason })
    return
  }
  const place = resolvePlace(blocks, { target: first, position: 'before' })
  const subtree = freshSubtree(editorDocument, 'paragraph')
  editorDocument.run(
    acts.replace,
    [...ids.map((id): DocumentOperation => ({ kind: 'remove', id })), { kind: 'insert', ...place, subtree }],
    { id: subtree.top, anchor: 0, head: 0 },
  )
  // It goes in when the paragraph can be written in, as letters do that follow it.
  frame.held = letter
  frame.heldFor = 'text'
}

/** The mark of a key with Ctrl, the same as in a text. */
const marks: Readonly<Record<string, string>> = { b: 'strong', i: 'em', u: 'u', e: 'code', x: 's' }

/** Gives all words of the selected blocks a mark, or takes it away where they all have it; one step of Undo. */
export function formatSelected({ editorDocument, frame, report }: EditorValue, key: string): void {
  const mark = marks[key] ?? ''
  const inside = frame.document
  const reason = editorDocument.guard('words')
  if (!inside || reason !== null) {
    if (reason !== null) report({ ok: false, reason })
    return
  }
  const { blocks, selection, selectedIds } = editorDocument
  const texts = selectedIds
    .flatMap((id) => [id, ...blocks.order(id)])
    .flatMap((id) => {
      const { type, state } = blocks.need(id)
      const key = definitions.get(type)?.textKey
      const html = key === undefined ? undefined : state[key]
      if (key === undefined || typeof html !== 'string' || html === '' || lockReason(blocks, id) !== null)
        return []
      const schema = schemaFor(html)
      if (!isLossless(html, schema, inside)) return []
      return [{ id, key, html, doc: parseText(html, schema, inside), schema }]
    })
  const isEverywhere = texts.every(({ doc, schema }) => {
    let has = true
    doc.descendants((node) => {
      if (node.isText && !schema.marks[mark]?.isInSet(node.marks)) has = false
    })
    return has
  })
  const operations = texts.flatMap(({ id, key, html, doc, schema }): DocumentOperation[] => {
    const to = textHtml(marked(doc, schema, mark, !isEverywhere), schema, inside)
    return to === html ? [] : [{ kind: 'set_text', id, key, from: html, to }]
  })
  editorDocument.run(common.edit, operations, selection)
}

type Doc = ReturnType<typeof parseText>

function marked(node: Doc, schema: Schema, name: string, isOn: boolean): Doc {
  const mark = schema.marks[name]?.create()
  if (!mark) return node
  if (node.isText) return node.mark(isOn ? mark.addToSet(node.marks) : mark.removeFromSet(node.marks))
  const children: Doc[] = []
  node.forEach((child) => children.push(marked(child, schema, name, isOn)))
  return node.isLeaf ? node : node.type.create(node.attrs, children, node.marks)
}

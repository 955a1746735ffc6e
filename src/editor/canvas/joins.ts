/** Backspace and Enter at the very start of a text and Delete at its very end: what is joined, what moves or goes, and what is chosen first. */
import { Selection } from 'prosemirror-state'
import { common } from '#ui/texts/common.ts'
import type { EditorValue } from '../EditorContext.ts'
import { becomeText } from '../model/becomeText.ts'
import { removalReason } from '../model/marks.ts'
import type { DocumentOperation } from '../model/operation.ts'
import { type BlockRecord, rootId } from '../model/record.ts'
import { cutFirst } from './listEditing.ts'
import { hasBlocks, isEmptyHtml, parseText, schemaFor, textHtml } from './richText.ts'
import { type TextBlock, textBeside } from './textBeside.ts'

/** Returns whether something was done. */
export function backspaceAtStart(editor: EditorValue, own: TextBlock): boolean {
  const { editorDocument, report } = editor
  const { blocks } = editorDocument
  const { id, html } = own
  const { beside, text, isAlone } = siblingOf(editor, id, -1)
  const { type, parent } = blocks.need(id)
  const isEmpty = isEmptyHtml(html)
  if (beside !== undefined && !isEmpty && isEmptyParagraph(blocks.need(beside))) {
    // What is written in stays what it is.
    if (report(editorDocument.remove([beside]))) editorDocument.select({ id, anchor: 0, head: 0 })
    return true
  }
  if (text && !hasBlocks(html) && join(editor, text, own)) return true
  if (isEmpty) {
    if (!isAlone || parent !== rootId || type !== 'paragraph') report(editorDocument.remove([id]))
    return true
  }
  // A picture or a divider is selected: the next press removes it.
  if (beside !== undefined) editorDocument.select({ id: beside })
  else if (type !== 'paragraph') report(becomeText(editorDocument, id, 'paragraph', { text: html }))
  return true
}

/** Returns whether something was done. */
export function deleteAtEnd(editor: EditorValue, own: TextBlock): boolean {
  const { editorDocument, report } = editor
  const { id } = own
  const { beside, text } = siblingOf(editor, id, 1)
  if (beside === undefined) return false
  if (isEmptyParagraph(editorDocument.blocks.need(id))) {
    if (report(editorDocument.remove([id])))
      editorDocument.select(text ? { id: beside, anchor: 0, head: 0 } : { id: beside })
    return true
  }
  if (text && hasBlocks(text.html)) return takeFirst(editor, own, text)
  if (!text || !join(editor, own, text)) editorDocument.select({ id: beside })
  return true
}

/** Enter at the start of a heading or a quote moves it down as it is. Returns whether it did. */
export function pushDown({ editorDocument, report }: EditorValue, { id, html }: TextBlock): boolean {
  const { blocks } = editorDocument
  if (html === '' || blocks.need(id).type === 'paragraph') return false
  if (report(editorDocument.insertNew('paragraph', { target: id, position: 'before' })))
    editorDocument.select({ id, anchor: 0, head: 0 })
  return true
}

const isEmptyParagraph = ({ type, state }: BlockRecord): boolean =>
  type === 'paragraph' && isEmptyHtml(state.text)

/** The sibling before or behind a block, and its text where it is one that words can be joined with. */
function siblingOf(
  editor: EditorValue,
  id: string,
  step: -1 | 1,
): { beside: string | undefined; text: TextBlock | null; isAlone: boolean } {
  const { blocks } = editor.editorDocument
  const siblings = blocks.need(blocks.need(id).parent).children
  const beside = siblings[siblings.indexOf(id) + step]
  const text = textBeside(editor, id, step)
  return { beside, text: text?.id === beside && !text?.isTable ? text : null, isAlone: siblings.length === 1 }
}

/** A list with words behind its last ones. */
const withWords = (list: string, words: string): string =>
  list.replace(/(<\/(li|ul|ol)>)+$/i, (ends) => words + ends)

/** Joins a run of text to the block before it, to the last entry where that is a list. Returns whether it can be. */
function join({ editorDocument, frame, report }: EditorValue, into: TextBlock, from: TextBlock): boolean {
  const inside = frame.document
  const isList = hasBlocks(into.html)
  if (!inside || (isList && editorDocument.blocks.need(into.id).type !== 'list')) return false
  const caret = endOf(into.html, inside)
  const text = isList ? withWords(into.html, from.html) : into.html + from.html
  report(editorDocument.merge(from.id, { id: into.id, key: into.key, text, caret }))
  return true
}

const endOf = (html: string, inside: Document): number =>
  Selection.atEnd(parseText(html, schemaFor(html), inside)).head

/** The words of the first entry of a list join the text before it; one step of Undo. Returns whether it can be. */
function takeFirst({ editorDocument, frame }: EditorValue, own: TextBlock, list: TextBlock): boolean {
  const inside = frame.document
  if (!inside || hasBlocks(own.html) || editorDocument.guard('design') !== null) return false
  if (removalReason(editorDocument.blocks, list.id) !== null) return false
  const schema = schemaFor(list.html)
  const cut = cutFirst(parseText(list.html, schema, inside), schema)
  if (!cut) return false
  const { id, key, html } = own
  const rest: DocumentOperation = cut.after
    ? {
        kind: 'set_text',
        id: list.id,
        key: list.key,
        from: list.html,
        to: textHtml(cut.after, schema, inside),
      }
    : { kind: 'remove', id: list.id }
  const caret = endOf(html, inside)
  editorDocument.run(
    common.remove,
    [{ kind: 'set_text', id, key, from: html, to: html + textHtml(cut.words, schema, inside) }, rest],
    { id, anchor: caret, head: caret },
  )
  return true
}

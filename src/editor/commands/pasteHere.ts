/** Puts what was pasted where the writer is: words into words, entries into lists, everything else as blocks. */
import type { EditorView } from 'prosemirror-view'
import { definitions } from '#blocks/registry.ts'
import { frameOf } from '#blocks/embed/providers.ts'
import { safeUrl } from '#blocks/shell/safeUrl.ts'
import { isRecord } from '#platform/isRecord.ts'
import { formatList } from '#platform/language/format.ts'
import { insertInView } from '../canvas/insertInView.ts'
import { hasBlocks } from '../canvas/richText.ts'
import { tableOf, type TableWriting } from '../canvas/tableView.ts'
import { writingNow } from '../canvas/loadWriting.ts'
import type { EditorValue } from '../EditorContext.ts'
import { type CutText, pasteBlocks, pasteIntoText, pastePlace } from '../model/paste.ts'
import { pasteAt, regular } from '../model/tableActs.ts'
import { BlockShapeError, type StoredBlock } from '../model/serialise.ts'
import { nextNote } from './footnotes.ts'
import { pasteEntries } from './pasteEntries.ts'
import { pastedBlocks } from './pasted.ts'
import { block } from './pastedBlock.ts'
import type { Pasted } from './pasteEvent.ts'
import type { LeftOut } from './pasteHtml.ts'
import { bringPictures } from './pastePictures.ts'
import { realUrl } from './pasteMeaning.ts'
import { blockCountText } from './selectionText.ts'
import { blockActions } from './texts/blockActions.ts'
import { pasting } from './texts/pasting.ts'
import { said } from './texts/said.ts'

/** Returns false where the text itself is to take it: plain words without any mark. */
export function pasteHere({ html, text, isWriting }: Pasted, editor: EditorValue): boolean {
  const { editorDocument, frame } = editor
  const embedded = isWriting ? embedOf(editor, text) : null
  if (embedded) return insertEmbed(editor, embedded)
  const { blocks, isOwn, pictures, leftOut } = pastedBlocks(
    html,
    text,
    (page) => new DOMParser().parseFromString(page, 'text/html'),
    nextNote(editorDocument),
  )
  const missed = leftOutText(leftOut)
  const view = isWriting ? frame.text : null
  if (view && linkSelected(view, text)) return true
  const table = tableOf(view)
  if (view && table) {
    pasteInTable(view, table, blocks, text)
    if (missed !== '') editor.announce(missed)
    return true
  }
  if (blocks.length === 0) {
    if (missed !== '') editor.announce(missed)
    return missed !== ''
  }
  const isWords = !isOwn && blocks.length === 1 && blocks[0]?.type === 'paragraph'
  if (view && !isOwn && isInList(editor) && pasteEntries(view, blocks)) {
    if (missed !== '') editor.announce(missed)
    return true
  }
  if (view && isWords) {
    const words = textOf(blocks[0])
    if (html === '' && !/<\w/.test(words)) return false
    // The spaces around the words belong to what was copied.
    const [before, behind] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : '']
    view.pasteHTML(`<span>${before}${words}${behind}</span>`)
    if (missed !== '') editor.announce(missed)
    return true
  }
  const cut = isWriting ? cutText(editor) : null
  const known = new Set(editorDocument.blocks.order())
  const paste = () =>
    cut
      ? pasteIntoText(editorDocument, blocks, cut.id, cut)
      : pasteBlocks(editorDocument, blocks, pastePlace(editorDocument))
  try {
    insertInView(editor, () =>
      editor.report(
        paste(),
        [said.pasted({ blocks: blockCountText(blocks.length) }), missed].join(' ').trim(),
      ),
    )
  } catch (failure) {
    if (!(failure instanceof BlockShapeError)) throw failure
    editor.announce(blockActions.copy_no_blocks)
  }
  // The blocks have ids of their own now; they are in the same order.
  const empty = editorDocument.blocks.order().filter((id) => !known.has(id) && isWithoutPicture(editor, id))
  const sources = blocks.filter(
    ({ id, type, state }) => type === 'image' && pictures.has(String(id)) && state !== null,
  )
  void bringPictures(
    editor,
    sources.flatMap((one, at) => {
      const [id, source] = [empty[at], pictures.get(String(one.id))]
      return id !== undefined && source !== undefined ? [{ id, source }] : []
    }),
    missed,
  )
  return true
}

/** The URL of a video, song or map that is pasted on an empty line; null: it is none, or the line has words. */
function embedOf({ editorDocument: { blocks, selection } }: EditorValue, text: string): string | null {
  const url = text.trim()
  const { type, state } = blocks.get(selection.id ?? '') ?? {}
  return type === 'paragraph' && (state?.text ?? '') === '' && !/\s/.test(url) && frameOf(url) !== null
    ? url
    : null
}

function insertEmbed({ editorDocument, report }: EditorValue, url: string): true {
  report(
    pasteBlocks(editorDocument, [block('embed', { url })], pastePlace(editorDocument)),
    said.pasted({ blocks: blockCountText(1) }),
  )
  return true
}

/** Cells go over the cells from the caret on; all else goes into the cell, each block on a line. */
function pasteInTable(
  view: EditorView,
  table: TableWriting,
  blocks: readonly StoredBlock[],
  text: string,
): void {
  const [only] = blocks
  const parts = table.parts()
  if (blocks.length === 1 && only?.type === 'table' && isRecord(only.state)) {
    const { row, column } = table.place()
    table.act(pasteAt(parts, regular(only.state.cells), row, column))
    return
  }
  const lines = blocks.map(textOf).filter((line) => line !== '' && !hasBlocks(line))
  if (lines.length === 0 || lines.length < blocks.length)
    view.pasteText(text.trim().replaceAll(/\s*\n\s*/g, ' '))
  else view.pasteHTML(`<span>${lines.join('<br>')}</span>`)
}

const isWithoutPicture = ({ editorDocument: { blocks } }: EditorValue, id: string): boolean => {
  const { type, state } = blocks.need(id)
  return type === 'image' && state.src === ''
}

const isInList = ({ editorDocument: { blocks, selection } }: EditorValue): boolean =>
  blocks.get(selection.id ?? '')?.type === 'list'

function textOf(block: StoredBlock | undefined): string {
  const state = block?.state
  return typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : ''
}

/** A URL that is pasted over selected words is their link. Returns whether it was so. */
function linkSelected(view: EditorView, text: string): boolean {
  const { state } = view
  const url = text.trim()
  const { link } = state.schema.marks
  if (state.selection.empty || !link || !/^https?:\/\/\S+$/i.test(url) || safeUrl(url) === null) return false
  const { from, to } = state.selection
  view.dispatch(state.tr.removeMark(from, to, link).addMark(from, to, link.create({ href: realUrl(url) })))
  return true
}

/** What was left out, in one sentence; empty where nothing was. */
function leftOutText({
  media = 0,
  fields = 0,
  drawings = 0,
  rows = 0,
  pictures = 0,
  comments = 0,
}: LeftOut): string {
  const what = [
    pictures > 0 ? pasting.pictures({ count: pictures }) : '',
    media > 0 ? pasting.media({ count: media }) : '',
    drawings > 0 ? pasting.drawings({ count: drawings }) : '',
    fields > 0 ? pasting.fields({ count: fields }) : '',
    comments > 0 ? pasting.comments({ count: comments }) : '',
    rows > 0 ? pasting.rows({ count: rows }) : '',
  ].filter(Boolean)
  return what.length === 0 ? '' : pasting.left_out({ what: formatList(what) })
}

/** The paragraph or heading in which the caret is, cut there; null: what is pasted goes behind the block, or in its place. */
function cutText({ editorDocument, frame }: EditorValue): ({ id: string } & CutText) | null {
  const { id } = editorDocument.selection
  const { type = '' } = editorDocument.blocks.get(id ?? '') ?? {}
  const cut =
    frame.text && ['paragraph', 'heading'].includes(type) ? writingNow()?.cutAtCaret(frame.text) : null
  if (id === null || !cut || (cut.before === '' && cut.after === '')) return null
  return { id, key: definitions.get(type)?.textKey ?? 'text', ...cut }
}

/** What the keys of the active text do to the document. */
import { Selection } from 'prosemirror-state'
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { extendBy, selectAll } from '../model/several.ts'
import { becomeText, listOf } from '../model/becomeText.ts'
import { withTransforms } from '../commands/loadTransforms.ts'
import { boxInWindow, boxOf } from './elements.ts'
import { hasBlocks, isEmptyHtml, parseText, schemaFor } from './richText.ts'
import type { EditorView } from 'prosemirror-view'
import type { ListKind } from './listEditing.ts'
import { listsNow } from './loadLists.ts'
import { typedNow } from './loadTyped.ts'
import { shortcutOf } from './markdownShortcuts.ts'
import { said } from '../commands/texts/said.ts'

export interface TextActions {
  changed(html: string): void
  caret(anchor: number, head: number): void
  /** Enter in a run of text. */
  split(before: string, after: string): void
  /** An entry leaves its list: its words are a paragraph between what was before and behind it. False: not in this block. */
  leaveList(before: string | null, words: string, after: string | null): boolean
  /** Bullets, numbers or tasks for a text that is no list. */
  makeList(kind: ListKind, html: string): true
  /** A section behind the one that is written in. */
  addSection(): true
  /** Delete at the very end. Returns whether something was done. */
  deleteAtEnd(html: string): boolean
  /** Backspace at the very start. Returns whether something was done. */
  backspaceAtStart(html: string): boolean
  /** The selection of words goes beyond the text: whole blocks are selected, this one and the one beside it, or all of them. */
  selectBlocks(reach: 'up' | 'down' | 'all'): boolean
  /** An arrow key at the edge of the text. Returns whether the caret went elsewhere. */
  leave(direction: 'up' | 'down'): boolean
  /** Signs at the start that a space follows (`#`, `-`, `>`): returns whether the block became another. */
  shortcut(marker: string, rest: string): boolean
  /** After a sign that may end a marked word, or be a line of its own. */
  typed(view: EditorView): void
  /** Where the text is set in its lines. */
  align(to: 'start' | 'center' | 'end'): void
  /** `/` in an empty text. Returns whether the menu opened. */
  slash(): boolean
  escape(): void
  undoBeyond(): boolean
  redoBeyond(): boolean
  editLink(view: EditorView): void
  placeholder: string
  /** Characters that the text may have; undefined: no limit (F-EDIT-09). */
  maximumLength?: number | undefined
  /** A key was refused since the text is as long as it may be. */
  full(): void
}

/** A list with words behind its last ones. */
const withWords = (list: string, words: string): string =>
  list.replace(/(<\/(li|ul|ol)>)+$/i, (ends) => words + ends)

export function textActions(editor: EditorValue, id: string, key: string, placeholder: string): TextActions {
  const { editorDocument } = editor
  const definition = definitions.get(editorDocument.blocks.need(id).type)
  const { blocks } = editorDocument
  /** Joins a run of text to the block before it, to the last entry where that is a list. Returns whether it can be. */
  const join = (into: TextBlock, from: string, html: string): boolean => {
    const inside = editor.frame.document
    const isList = hasBlocks(into.html)
    if (!inside || into.isTable || (isList && blocks.need(into.id).type !== 'list')) return false
    const caret = Selection.atEnd(parseText(into.html, schemaFor(into.html), inside)).head
    const text = isList ? withWords(into.html, html) : into.html + html
    editor.report(editorDocument.merge(from, { id: into.id, key: into.key, text, caret }))
    return true
  }
  return {
    placeholder,
    maximumLength: definition?.textLimit,
    full: () => {
      if (definition?.textLimit !== undefined)
        editor.announce(
          said.characters_fit({
            label: definition.label,
            limit: definition.textLimit,
          }),
        )
    },
    changed: (html) => editorDocument.setText(id, key, html),
    caret: (anchor, head) => editorDocument.selected.noteCaret(id, anchor, head),
    typed(view) {
      const marks = typedNow()
      if (marks?.markTyped(view) === false) marks.dividerTyped(editorDocument, id)
    },
    align: (to) => withTransforms(({ align }) => align(editorDocument, to)),
    split: (before, after) =>
      (after === '' && before.startsWith('```') && typedNow()?.codeTyped(editorDocument, id, before)) ||
      void editor.report(editorDocument.split(id, key, before, after)),
    backspaceAtStart(html) {
      const into = textBeside(editor, id, -1)
      const { parent } = blocks.need(id)
      const siblings = blocks.need(parent).children
      const isAlone = siblings.length === 1
      const isBeside = into !== null && siblings[siblings.indexOf(id) - 1] === into.id
      if (into && isBeside && !hasBlocks(html) && join(into, id, html)) return true
      if (!isEmptyHtml(html)) return false
      if (isAlone && parent === rootId && blocks.need(id).type === 'paragraph') return true
      editor.report(editorDocument.remove([id]))
      return true
    },
    deleteAtEnd(html) {
      const next = textBeside(editor, id, 1)
      const siblings = blocks.need(blocks.need(id).parent).children
      if (!next || next.isTable || siblings[siblings.indexOf(id) + 1] !== next.id || hasBlocks(next.html))
        return false
      return join({ id, key, html }, next.id, next.html)
    },
    leaveList(before, words, after) {
      const lists = listsNow()
      if (!lists || blocks.need(id).type !== 'list') return false
      editor.report(lists.leaveList(editorDocument, id, key, { before, words, after }))
      return true
    },
    makeList(kind, html) {
      withTransforms(({ makeList }) => makeList(editor, id, kind, html))
      return true
    },
    addSection() {
      withTransforms(({ addSection }) => void addSection(editor, id))
      return true
    },
    selectBlocks(reach) {
      editorDocument.select({ id })
      if (reach === 'all') selectAll(editorDocument)
      else extendBy(editorDocument, reach === 'up' ? -1 : 1)
      editor.announce(said.selected({ count: editorDocument.selectedIds.length }))
      return true
    },
    leave(direction) {
      const beside = textBeside(editor, id, direction === 'up' ? -1 : 1)
      if (!beside) return false
      const at = direction === 'up' ? -1 : 0
      editorDocument.select({ id: beside.id, anchor: at, head: at })
      return true
    },
    shortcut(marker, rest) {
      if (marker.startsWith('```')) return typedNow()?.codeTyped(editorDocument, id, marker) ?? false
      const meant = blocks.need(id).type === 'paragraph' ? shortcutOf(marker) : null
      if (!meant) return false
      // Undo gives the signs back as they were typed.
      editorDocument.setText(id, key, `${marker} ${rest}`)
      editorDocument.selected.noteCaret(id, marker.length + 1, marker.length + 1)
      const outcome = becomeText(editorDocument, id, meant.type, {
        ...meant.state,
        text: meant.type === 'list' ? listOf([rest], meant.list) : rest,
      })
      if (!outcome.ok) editorDocument.setText(id, key, marker + rest)
      editor.report(outcome, said.now({ label: definitions.get(meant.type)?.label ?? meant.type }))
      return outcome.ok
    },
    slash() {
      const { document: inside, element } = editor.frame
      const box = inside ? boxOf(inside, id) : null
      if (!box || !element) return false
      editor.openInsert({ place: { target: id, position: 'replace' }, at: boxInWindow(element, box) })
      return true
    },
    escape: () => editorDocument.select({ id }),
    undoBeyond: () => editorDocument.undo(),
    redoBeyond: () => editorDocument.redo(),
    editLink: (view) => editor.openLink(view),
  }
}

interface TextBlock {
  id: string
  key: string
  html: string
  /** Words go into one of its cells: no text is joined to it. */
  isTable?: boolean
}

/** The nearest block with text in reading order. */
function textBeside(editor: EditorValue, id: string, step: -1 | 1): TextBlock | null {
  const { blocks } = editor.editorDocument
  const order = blocks.order()
  for (let at = order.indexOf(id) + step; at >= 0 && at < order.length; at += step) {
    const other = order[at]
    const record = other === undefined ? undefined : blocks.get(other)
    const { textKey, cellsKey } = (record && definitions.get(record.type)) ?? {}
    const key = textKey ?? cellsKey
    if (record && key) {
      const html = record.state[key]
      return {
        id: record.id,
        key,
        html: typeof html === 'string' ? html : '',
        isTable: textKey === undefined,
      }
    }
  }
  return null
}

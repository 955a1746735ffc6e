/** What the keys of the active text do to the document. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { extendBy, selectAll } from '../model/several.ts'
import { becomeText, listOf } from '../model/becomeText.ts'
import { withTransforms } from '../commands/loadTransforms.ts'
import { redo, undo } from '../commands/undoActs.ts'
import type { EditorView } from 'prosemirror-view'
import type { ListKind } from './listEditing.ts'
import { listsNow } from './loadLists.ts'
import { typedNow } from './loadTyped.ts'
import { shortcutOf } from './markdownShortcuts.ts'
import { slashTyped } from './slashTyped.ts'
import { textBeside } from './textBeside.ts'
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
  escape(): void
  /** Whether keys have changed the text since the last step of the document. */
  isEdited(): boolean
  undoBeyond(): boolean
  redoBeyond(): boolean
  editLink(view: EditorView): void
  placeholder: string
  /** Characters that the text may have; undefined: no limit (F-EDIT-09). */
  maximumLength?: number | undefined
  /** A key was refused since the text is as long as it may be. */
  full(): void
}

export function textActions(editor: EditorValue, id: string, key: string, placeholder: string): TextActions {
  const { editorDocument } = editor
  const definition = definitions.get(editorDocument.blocks.need(id).type)
  const { blocks } = editorDocument
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
      if (slashTyped(editor, id, view)) return
      const marks = typedNow()
      if (marks?.markTyped(view) === false) marks.dividerTyped(editorDocument, id)
    },
    align: (to) => withTransforms(({ align }) => align(editorDocument, to)),
    split: (before, after) =>
      (before === '' && listsNow()?.pushDown(editor, { id, key, html: after })) ||
      (after === '' && before.startsWith('```') && typedNow()?.codeTyped(editorDocument, id, before)) ||
      void editor.report(editorDocument.split(id, key, before, after)),
    backspaceAtStart: (html) => listsNow()?.backspaceAtStart(editor, { id, key, html }) ?? false,
    deleteAtEnd: (html) => listsNow()?.deleteAtEnd(editor, { id, key, html }) ?? false,
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
      withTransforms(({ addSection }) => addSection(editor, id))
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
    escape: () => editorDocument.select({ id }),
    isEdited: () => editorDocument.history.isEditing(id),
    undoBeyond: () => undo(editor),
    redoBeyond: () => redo(editor),
    editLink: (view) => editor.openLink(view),
  }
}

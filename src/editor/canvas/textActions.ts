/** What the keys of the active text do to the document. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { extendBy, selectAll } from '../model/several.ts'
import { becomeText, listOf } from '../model/becomeText.ts'
import { boxInWindow, boxOf } from './elements.ts'
import { hasBlocks, isEmptyHtml, parseText, inlineSchema } from './richText.ts'
import type { TextActions } from './textView.ts'
import { shortcutOf } from './markdownShortcuts.ts'
import { said } from '../commands/texts/said.ts'

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
    split: (before, after) => void editor.report(editorDocument.split(id, key, before, after)),
    backspaceAtStart(html) {
      const into = textBeside(editor, id, -1)
      const { parent } = blocks.need(id)
      const siblings = blocks.need(parent).children
      const isAlone = siblings.length === 1
      const isBeside = into !== null && siblings[siblings.indexOf(id) - 1] === into.id
      if (into && isBeside && !hasBlocks(html) && !hasBlocks(into.html)) {
        const caret = editor.frame.document
          ? parseText(into.html, inlineSchema, editor.frame.document).content.size
          : 0
        editor.report(editorDocument.merge(id, { id: into.id, key: into.key, text: into.html + html, caret }))
        return true
      }
      if (!isEmptyHtml(html)) return false
      if (isAlone && parent === rootId && blocks.need(id).type === 'paragraph') return true
      editor.report(editorDocument.remove([id]))
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
      const meant = blocks.need(id).type === 'paragraph' ? shortcutOf(marker) : null
      if (!meant) return false
      const outcome = becomeText(editorDocument, id, meant.type, {
        ...meant.state,
        text: meant.type === 'list' ? listOf([rest], meant.list) : rest,
      })
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

/** The nearest block with text in reading order. */
function textBeside(
  editor: EditorValue,
  id: string,
  step: -1 | 1,
): { id: string; key: string; html: string } | null {
  const { blocks } = editor.editorDocument
  const order = blocks.order()
  for (let at = order.indexOf(id) + step; at >= 0 && at < order.length; at += step) {
    const other = order[at]
    const record = other === undefined ? undefined : blocks.get(other)
    const key = record && definitions.get(record.type)?.textKey
    if (record && key) {
      const html = record.state[key]
      return { id: record.id, key, html: typeof html === 'string' ? html : '' }
    }
  }
  return null
}

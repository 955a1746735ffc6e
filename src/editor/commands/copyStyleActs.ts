/** Copies the look of the selected block, and gives it to the selected ones: one step of Undo. */
import { definitions } from '#blocks/registry.ts'
import { panelOf } from '#blocks/panels.ts'
import type { EditorValue } from '../EditorContext.ts'
import { type CopiedStyle, copyStyle, stylePatchOf } from '../model/copiedStyle.ts'
import { patchSeveral } from '../model/patchSeveral.ts'
import { styleActs as texts } from './texts/styleActs.ts'

/** Kept while the window is open, also for the next page. */
let copied: CopiedStyle | null = null

/** The panel of a type loads apart from its definition. */
function looksOf(type: string) {
  const definition = definitions.get(type)
  return definition && { ...definition, panel: panelOf(type) }
}

export function copyStyleAndAnnounce({ editorDocument, announce }: EditorValue): void {
  const record = editorDocument.blocks.get(editorDocument.selection.id ?? '')
  if (!record) return
  copied = copyStyle(record, looksOf(record.type))
  announce(texts.copied)
}

export function pasteStyleAndAnnounce({ editorDocument, announce, mayDesign }: EditorValue): void {
  const style = copied
  if (!style) return announce(texts.nothing_copied)
  if (!mayDesign) return
  const ids = editorDocument.selectedIds
  patchSeveral(
    editorDocument,
    texts.paste_style,
    new Map(
      ids.map((id) => {
        const record = editorDocument.blocks.need(id)
        return [id, stylePatchOf(record, style, looksOf(record.type))]
      }),
    ),
  )
  announce(texts.pasted({ count: ids.length }))
}

/** The selection in words, for what is announced and shown. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { outlineName } from '../model/marks.ts'
import { common } from '#ui/texts/common.ts'
import { said } from './texts/said.ts'

export const blockCountText = (count: number): string => said.blocks({ count })

/** The selected block by its name, or how many there are. */
export function selectionText({ editorDocument }: Pick<EditorValue, 'editorDocument'>): string {
  const { selectedIds } = editorDocument
  const [first] = selectedIds
  if (first === undefined || selectedIds.length > 1) return blockCountText(selectedIds.length)
  const record = editorDocument.blocks.need(first)
  return outlineName(record) ?? definitions.get(record.type)?.label ?? common.block
}

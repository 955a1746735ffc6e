/** How the text of the selected block is written, and whether it is still on its way. */
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { definitions } from '#blocks/registry.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { EditorValue } from '../EditorContext.ts'
import { lockReason } from '../model/marks.ts'
import type { BlockRecord } from '../model/record.ts'
import { listsNow } from './loadLists.ts'
import { tablesNow } from './loadTables.ts'
import { writingNow } from './loadWriting.ts'

/** How a text is written, decided when writing begins and kept until it ends. */
export interface TextPlan {
  id: string
  type: string
  canEdit: boolean
  shape: 'run' | 'blocks' | 'cells'
}

/** What is being written: one text at a time. */
export const plans = new WeakMap<EditorValue['frame'], TextPlan>()

/** Whether a caret is meant to be in the text of the selected block that has not opened yet: keys wait for it. */
export function isTextAwaited({ editorDocument, frame }: EditorValue): boolean {
  const { id, anchor } = editorDocument.selection
  if (id === null || anchor === undefined || frame.text?.dom.isConnected === true) return false
  const record = editorDocument.blocks.get(id)
  const { textKey, cellsKey } = (record && definitions.get(record.type)) ?? {}
  const plan = plans.get(frame)
  return (textKey ?? cellsKey) !== undefined && !(plan?.id === id && !plan.canEdit)
}

/** Returns how the text of a block is written now; null where it has none. */
export function planOf(
  { editorDocument, frame }: EditorValue,
  record: BlockRecord,
  { textKey, cellsKey }: BlockDefinition,
): TextPlan | null {
  const { id, type } = record
  const last = plans.get(frame)
  if (last?.id === id && last.type === type) return last
  const writing = writingNow()
  const inside = frame.document
  const key = textKey ?? cellsKey
  if (writing === null || key === undefined || inside === null) return null
  const { hasBlocks, isLossless, schemaFor } = writing
  const html = textOf(record, key)
  const shape = textKey === undefined ? 'cells' : hasBlocks(html) ? 'blocks' : 'run'
  const tables = tablesNow()
  if (shape === 'cells' ? tables === null : shape === 'blocks' && listsNow() === null) return null
  const { bind } = record.state
  const canEdit =
    // What an entry says is not written here.
    !(isRecord(bind) && key in bind) &&
    editorDocument.guard('words') === null &&
    editorDocument.mayPatch(type, key) &&
    lockReason(editorDocument.blocks, id) === null &&
    (shape === 'cells'
      ? tables?.isTableLossless(record.state, inside) === true
      : isLossless(html, schemaFor(html), inside))
  return { id, type, canEdit, shape }
}

export function textOf(record: BlockRecord, key: string): string {
  const value = record.state[key]
  return typeof value === 'string' ? value : ''
}

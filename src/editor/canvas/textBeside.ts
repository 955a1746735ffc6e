/** The texts of a page in reading order. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'

export interface TextBlock {
  id: string
  key: string
  html: string
  /** Words go into one of its cells: no text is joined to it. */
  isTable?: boolean
}

/** The nearest block with text in reading order. */
export function textBeside(editor: EditorValue, id: string, step: -1 | 1): TextBlock | null {
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

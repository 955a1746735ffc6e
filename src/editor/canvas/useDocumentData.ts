/** What a block reads of the other blocks of its page, such as the headings of a table of contents; wakes when that changes. */
import { useMemo, useSyncExternalStore } from 'react'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { useEditor } from '../EditorContext.ts'

const nothing = () => () => undefined

/** Returns null for a block that reads nothing of its page. */
export function useDocumentData(definition: BlockDefinition): unknown {
  const { blocks } = useEditor().editorDocument
  const { fromDocument } = definition
  const read = () => (fromDocument ? JSON.stringify(fromDocument(blocks.save())) : 'null')
  const text = useSyncExternalStore(fromDocument ? (listener) => blocks.watch(listener) : nothing, read, read)
  return useMemo((): unknown => JSON.parse(text), [text])
}

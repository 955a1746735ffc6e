/** The blocks of the page as they would be saved now. */
import { useEffect, useState } from 'react'
import { useEditor } from './EditorContext.ts'
import type { StoredBlock } from './model/serialise.ts'

export function useStoredBlocks(): StoredBlock[] {
  const { blocks } = useEditor().editorDocument
  const [value, setValue] = useState(() => blocks.save())
  useEffect(() => blocks.watch(() => setValue(blocks.save())), [blocks])
  return value
}

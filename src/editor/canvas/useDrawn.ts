/** A block as the canvas draws it: its record, and whether its text is being written. */
import { useSyncExternalStore } from 'react'
import { useEditor } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { writingNow } from './loadWriting.ts'

/** What the canvas draws of a block. */
interface Drawn {
  record: BlockRecord | undefined
  /** Its text is being written, and all that this needs is there. */
  isWriting: boolean
}

const still = new WeakMap<BlockRecord, Drawn>()
const written = new WeakMap<BlockRecord, Drawn>()
const gone: Drawn = { record: undefined, isWriting: false }

/** A block's record, and whether its text is being written; of thousands of callers only those of the blocks concerned are asked. */
export function useDrawn(id: string): Drawn {
  const { editorDocument } = useEditor()
  const read = (): Drawn => {
    const record = editorDocument.blocks.get(id)
    if (!record) return gone
    const { selection } = editorDocument
    const isWriting = selection.id === id && selection.anchor !== undefined && writingNow() !== null
    const known = isWriting ? written : still
    const last = known.get(record)
    if (last) return last
    const drawn = { record, isWriting }
    known.set(record, drawn)
    return drawn
  }
  const subscribe = (listener: () => void) => {
    const stops = [editorDocument.blocks.subscribe(id, listener), editorDocument.selected.onOf(id, listener)]
    return () => stops.forEach((stop) => stop())
  }
  return useSyncExternalStore(subscribe, read, read)
}

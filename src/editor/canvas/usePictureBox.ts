/** Where a picture of a block is drawn over the frame, kept true. */
import { useCallback } from 'react'
import { useEditor } from '../EditorContext.ts'
import { type Box, scaledBox } from './elements.ts'
import { slotBox, slotsOf } from './pictureUnder.ts'
import { isSameBox, useMeasured } from './useBox.ts'

/** @param at which of its pictures; null: the block as a whole */
export function usePictureBox(id: string, at: number | null): Box | null {
  const { editorDocument } = useEditor()
  const read = useCallback(
    (inside: Document, _: string, scale: number) => {
      const found = slotBox(inside, id, slotsOf(editorDocument, id), at)
      return found && scaledBox(found, scale)
    },
    [editorDocument, id, at],
  )
  return useMeasured(`${id} ${at ?? ''}`, read, isSameBox)
}

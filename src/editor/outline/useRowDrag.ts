/** The rows of the outline are dragged by pointer; where they may land is in OutlineDrag.tsx. */
import { type RefObject, useEffect } from 'react'
import { whenDragging } from '../whenDragging.ts'

/** Makes a row draggable; `isOff` where blocks must stay where they are. */
export function useRowDrag(row: RefObject<HTMLElement | null>, id: string, isOff: boolean): void {
  useEffect(() => {
    const element = row.current
    if (!element || isOff) return
    return whenDragging(({ draggable }) => draggable({ element, getInitialData: () => ({ block: id }) }))
  }, [row, id, isOff])
}

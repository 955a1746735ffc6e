/** Rows of a tree are dragged before, after or into one another. */
import { useState, type DragEvent } from 'react'
import type { Move } from './treeMoves.ts'

type Place = 'before' | 'inside' | 'after'

/** Returns what makes a list, and each of its rows, take part. */
export function useTreeDrag(isTree: boolean, onMove: (id: string, how: Move) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ id: string; place: Place } | null>(null)
  return {
    ofList: {
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setOver(null)
      },
    },
    ofRow: (id: string) => ({
      draggable: true,
      'data-drop': over?.id === id ? over.place : undefined,
      onDragStart(event: DragEvent<HTMLElement>) {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(id)
      },
      onDragEnd() {
        setDragged(null)
        setOver(null)
      },
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!dragged || dragged === id) return
        event.preventDefault()
        setOver({ id, place: placeOf(event, isTree) })
      },
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault()
        if (dragged && over) onMove(dragged, { to: over.id, place: over.place })
        setOver(null)
      },
    }),
  }
}

/** The upper and lower quarter of a row are its edges; between them something is dropped into it. */
function placeOf(event: DragEvent<HTMLElement>, isTree: boolean): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const at = (event.clientY - top) / height
  if (!isTree) return at < 0.5 ? 'before' : 'after'
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'inside'
}

/** A bar between two panes: dragged, or moved by arrows (F-UI-08). */
import { useRef } from 'react'
import { clamp } from './clamp.ts'

const arrowStepPx = 16

/** The new width from where a drag began; `edge` says on which side of the pane the bar stands. */
export function resizedWidth(
  startWidth: number,
  movedPx: number,
  edge: 'start' | 'end',
  bounds: { min: number; max: number },
): number {
  return clamp(Math.round(startWidth + (edge === 'end' ? movedPx : -movedPx)), bounds)
}

interface ResizeProps {
  label: string
  width: number
  min: number
  max: number
  edge?: 'start' | 'end'
  /** By how many pixels the width changes where the pointer moves by one: 2 for a pane in the middle. */
  rate?: number
  onResize: (width: number) => void
}

export function ResizeHandle({ label, width, min, max, edge = 'end', rate = 1, onResize }: ResizeProps) {
  const drag = useRef<{ x: number; width: number } | null>(null)
  return (
    <div
      role="separator"
      tabIndex={0}
      className="resize"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, width }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (!drag.current) return
        const moved = (event.clientX - drag.current.x) * rate
        onResize(resizedWidth(drag.current.width, moved, edge, { min, max }))
      }}
      onPointerUp={() => {
        drag.current = null
      }}
      onKeyDown={(event) => {
        const moved = event.key === 'ArrowRight' ? arrowStepPx : event.key === 'ArrowLeft' ? -arrowStepPx : 0
        if (moved === 0) return
        event.preventDefault()
        onResize(resizedWidth(width, moved, edge, { min, max }))
      }}
    />
  )
}

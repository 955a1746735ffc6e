/** The focal point of a picture: dragged on it, or moved by the arrow keys. */
import { useRef } from 'react'
import { isRecord } from '#platform/isRecord.ts'
import { Picture } from '#ui/Picture.tsx'
import { design } from './texts/design.ts'

interface FocusProps {
  id: string
  src: string
  value: unknown
  onChange(value: { x: number; y: number }): void
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const largeStep = 10

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

export function FocusField({ id, src, value, onChange }: FocusProps) {
  const area = useRef<HTMLDivElement>(null)
  const { x, y } = isRecord(value) ? { x: Number(value.x ?? 50), y: Number(value.y ?? 50) } : { x: 50, y: 50 }
  const moveTo = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    onChange({
      x: percent((100 * (clientX - box.left)) / box.width),
      y: percent((100 * (clientY - box.top)) / box.height),
    })
  }
  return (
    <>
      <div
        ref={area}
        className="editor-focus"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          document.getElementById(id)?.focus()
          moveTo(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
      >
        <Picture src={src} sizes="20rem" alt="" draggable="false" />
        <div
          id={id}
          className="editor-focus-point"
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-title`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={design.focus_value({ x: String(x), y: String(y) })}
          aria-describedby={`${id}-help`}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={(event) => {
            const step = arrows[event.key]
            if (!step) return
            event.preventDefault()
            const far = event.shiftKey ? largeStep : 1
            onChange({ x: percent(x + step[0] * far), y: percent(y + step[1] * far) })
          }}
        />
      </div>
      <span className="help" id={`${id}-help`}>
        {design.focus_help}
      </span>
    </>
  )
}

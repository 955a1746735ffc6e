/** One space that can be dragged: its hatch, its bar, what it measures, and a slider for the keyboard. */
import { useRef, useState } from 'react'
import { stepTitle } from '../panels/layoutModel.ts'
import type { Box } from './elements.ts'
import { layoutHandles as texts } from './texts/layoutHandles.ts'

/** Stops of the ruler that lie closer together would cover each other. */
const ruledPx = 14
/** So far the pointer goes before it is a drag. */
const slackPx = 4

interface SpaceHandleProps {
  kind: 'padding' | 'gap'
  axis: 'x' | 'y'
  /** Where in the space the bar is: at its edge to the content, or in its middle. */
  at: 'start' | 'middle' | 'end'
  label: string
  /** One of several that change the same value: for the pointer only. */
  isSecond?: boolean
  box: Box
  scale: number
  /** In pixels of the page. */
  value: number
  steps: Readonly<Record<string, number>>
  /** Shows the stops of the scale while it is dragged. */
  isRuled?: boolean
  onMove(pixels: number, isBoth: boolean): void
  onDone(): void
}

export function SpaceHandle(props: SpaceHandleProps) {
  const { kind, axis, at, label, isSecond = false, box, scale, value, steps, isRuled, onMove, onDone } = props
  const drag = useRef<{ from: number; value: number; last: number; isMoving: boolean } | null>(null)
  const [isDragging, setDragging] = useState(false)
  const stops = Object.entries(steps)
  const most = Math.max(...Object.values(steps))
  const name = stops.find(([, pixels]) => pixels === value)?.[0]
  const place = (event: React.PointerEvent) => (axis === 'x' ? event.clientX : event.clientY)
  // The bar of the space above is at its lower edge: it grows downwards, as a gap does; the one below grows upwards.
  const sign = at === 'start' ? -1 : 1
  const rate = at === 'middle' ? 2 : 1
  const move = (to: number, isBoth: boolean) => {
    if (!drag.current || to === drag.current.last) return
    drag.current.last = to
    onMove(to, isBoth)
  }
  const end = () => {
    if (!drag.current) return
    drag.current = null
    setDragging(false)
    onDone()
  }
  return (
    <div
      className="editor-space"
      data-kind={kind}
      data-axis={axis}
      data-at={at}
      data-dragging={isDragging || undefined}
      style={box}
    >
      {isDragging && isRuled ? <Ruler steps={stops} value={value} box={box} at={at} scale={scale} /> : null}
      <button
        type="button"
        role="slider"
        tabIndex={isSecond ? -1 : 0}
        aria-hidden={isSecond || undefined}
        aria-label={label}
        data-tip={texts.tip({ label })}
        aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={
          name === undefined
            ? texts.own_value({ pixels: value })
            : texts.value({ step: stepTitle(name), pixels: value })
        }
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { from: place(event), value, last: value, isMoving: false }
        }}
        onPointerMove={(event) => {
          const { current } = drag
          if (!current) return
          const moved = place(event) - current.from
          if (!current.isMoving && Math.abs(moved) < slackPx) return
          current.isMoving = true
          setDragging(true)
          const raw = Math.max(0, Math.round(current.value + (sign * rate * moved) / scale))
          move(event.altKey ? raw : nearest(Object.values(steps), raw), event.shiftKey)
        }}
        onLostPointerCapture={end}
        onBlur={onDone}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drag.current) {
            event.preventDefault()
            move(drag.current.value, event.shiftKey)
            end()
            return
          }
          const to = valueByKey(event, value, Object.values(steps))
          if (to === null) return
          event.preventDefault()
          if (to !== value) onMove(to, event.shiftKey)
        }}
      />
      <b aria-hidden="true">
        {name === undefined ? null : `${stepTitle(name)} `}
        {value}
      </b>
    </div>
  )
}

/** The stops of the scale from where the space begins. */
function Ruler({
  steps,
  value,
  box,
  at,
  scale,
}: { steps: readonly (readonly [string, number])[]; value: number } & Pick<
  SpaceHandleProps,
  'box' | 'at' | 'scale'
>) {
  const far = steps.filter(
    ([, pixels], index) => index === 0 || (pixels - (steps[index - 1]?.[1] ?? 0)) * scale >= ruledPx,
  )
  return (
    <ol className="editor-ruler" aria-hidden="true">
      {far.map(([step, pixels]) => {
        const from = pixels * scale
        return (
          <li
            key={step}
            data-at={pixels === value || undefined}
            style={{ top: at === 'start' ? box.height - from : from }}
          >
            {stepTitle(step)} {pixels}
          </li>
        )
      })}
    </ol>
  )
}

function nearest(stops: readonly number[], value: number): number {
  return stops.reduce((best, stop) => (Math.abs(stop - value) < Math.abs(best - value) ? stop : best))
}

/** Arrows lead to the next stop, with Alt by a pixel; Page keys, Home and End to the ends. Null: no key of a slider. */
function valueByKey(
  { key, altKey }: Pick<React.KeyboardEvent, 'key' | 'altKey'>,
  value: number,
  stops: readonly number[],
): number | null {
  const ordered = stops.toSorted((one, other) => one - other)
  const isMore = key === 'ArrowUp' || key === 'ArrowRight'
  if (isMore) return altKey ? value + 1 : (ordered.find((stop) => stop > value) ?? value)
  const isLess = key === 'ArrowDown' || key === 'ArrowLeft'
  if (isLess) return altKey ? Math.max(0, value - 1) : (ordered.findLast((stop) => stop < value) ?? 0)
  if (key === 'Home' || key === 'PageDown') return ordered[0] ?? 0
  return key === 'End' || key === 'PageUp' ? (ordered.at(-1) ?? value) : null
}

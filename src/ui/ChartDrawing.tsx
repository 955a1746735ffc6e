/** The picture of a chart, as wide as its place: lines of the scale, bars or a line, the period before, and what the cursor is on. */
import { ticks } from 'd3-array'
import { area, curveMonotoneX, line } from 'd3-shape'
import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { layoutBars } from './chartScale.ts'

export interface ChartPoint {
  label: string
  value: number
  /** The same place of the period before. */
  before?: { label: string; value: number }
}

export type ChartLook = 'bars' | 'line'

interface DrawingProps {
  points: readonly ChartPoint[]
  look: ChartLook
  cursor: number | null
  onCursor: (index: number | null) => void
  format: (value: number) => string
}

const height = 220
const room = { top: 8, bottom: 24 }
/** So wide is a sign of the scale at most, and a label of time with the gap to the next. */
const signWidth = 7.5
const labelWidth = 104

export function ChartDrawing({ points, look, cursor, onCursor, format }: DrawingProps) {
  const [frame, width] = useWidth()
  const fill = useId()
  const most = Math.max(1, ...points.flatMap(({ value, before }) => [value, before?.value ?? 0]))
  const scale = ticks(0, most, 4)
  const step = (scale[1] ?? 1) - (scale[0] ?? 0)
  const top = Math.max(most, Math.ceil(most / step) * step)
  // Counts have no halves.
  const hasParts = top < 4 && points.some(({ value }) => !Number.isInteger(value))
  const marks = ticks(0, top, 4).filter((mark) => Number.isInteger(mark) || hasParts)
  const left = Math.max(...marks.map((mark) => format(mark).length)) * signWidth + 10
  const inner = { width: Math.max(0, width - left), height: height - room.top - room.bottom }
  const slot = inner.width / Math.max(1, points.length)
  const bars = layoutBars(
    points.map(({ value }) => value),
    inner,
    top,
  )
  // Where a bar has its middle a line has its point; without bars the line goes from edge to edge.
  const xOf = (index: number): number => {
    if (look === 'line')
      return left + (points.length > 1 ? (index / (points.length - 1)) * inner.width : inner.width / 2)
    const bar = bars[index]
    return left + (bar ? bar.x + bar.width / 2 : slot * (index + 0.5))
  }
  const yOf = (value: number): number => room.top + inner.height * (1 - Math.max(0, value) / top)
  const values = points.map(({ value }, index): [number, number] => [xOf(index), yOf(value)])
  const before = points.flatMap(({ before: old }, index): [number, number][] =>
    old ? [[xOf(index), yOf(old.value)]] : [],
  )
  const curve = line().curve(curveMonotoneX)
  const under = area<[number, number]>()
    .curve(curveMonotoneX)
    .y0(yOf(0))
    .y1(([, y]) => y)
  const at = cursor === null ? undefined : points[cursor]
  const x = cursor === null ? 0 : xOf(cursor)
  const shownLabels = Math.max(2, Math.floor(inner.width / labelWidth))
  const every = Math.max(1, Math.ceil((points.length - 1) / (shownLabels - 1)))
  function point(event: PointerEvent<HTMLDivElement>): void {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left
    const nearest = values.reduce(
      (best, [px], index) =>
        Math.abs(px - place) < Math.abs((values[best]?.[0] ?? 0) - place) ? index : best,
      0,
    )
    onCursor(points.length > 0 && place > left - 12 ? nearest : null)
  }
  return (
    <div ref={frame} className="chart-drawing" onPointerMove={point} onPointerDown={point}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <defs>
            <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" className="chart-fill" />
              <stop offset="1" className="chart-fill none" />
            </linearGradient>
          </defs>
          {marks.map((mark) => (
            <g key={mark}>
              <line x1={left} x2={width} y1={Math.round(yOf(mark)) + 0.5} y2={Math.round(yOf(mark)) + 0.5} />
              <text x={left - 10} y={yOf(mark) + 4} textAnchor="end">
                {format(mark)}
              </text>
            </g>
          ))}
          {look === 'bars' &&
            bars.map((bar, index) => (
              <rect
                key={index}
                x={left + bar.x}
                y={room.top + bar.y}
                width={bar.width}
                height={bar.height}
                rx={Math.min(3, bar.width / 4)}
                className={index === cursor ? 'cursor' : index === bars.length - 1 ? 'now' : ''}
              />
            ))}
          {before.length > 1 && <path className="before" d={curve(before) ?? ''} />}
          {look === 'line' && (
            <>
              <path className="under" d={under(values) ?? ''} fill={`url(#${fill})`} />
              <path className="now" d={curve(values) ?? ''} />
            </>
          )}
          {at && (
            <>
              {look === 'line' && <line className="cursor" x1={x} x2={x} y1={room.top} y2={yOf(0)} />}
              {at.before && <circle className="before" cx={x} cy={yOf(at.before.value)} r={3.5} />}
              {look === 'line' && <circle className="now" cx={x} cy={yOf(at.value)} r={4.5} />}
            </>
          )}
          {points.map(({ label }, index) =>
            // Counted from the end: the newest has its label, and the first of the others that would be cut has none.
            (points.length - 1 - index) % every === 0 &&
            (index === 0 || xOf(index) - left > labelWidth / 2) ? (
              <text
                key={index}
                x={index === points.length - 1 ? width : xOf(index)}
                y={height - 6}
                textAnchor={index === points.length - 1 ? 'end' : index === 0 ? 'start' : 'middle'}
              >
                {label}
              </text>
            ) : null,
          )}
        </svg>
      )}
      {at && <Tip point={at} x={x} width={width} format={format} />}
    </div>
  )
}

/** What the cursor is on, beside it. */
function Tip({
  point,
  x,
  width,
  format,
}: Pick<DrawingProps, 'format'> & { point: ChartPoint; x: number; width: number }) {
  return (
    <div
      className="chart-tip"
      aria-hidden="true"
      style={{ left: `${x}px`, translate: x > width * 0.6 ? 'calc(-100% - 12px)' : '12px' }}
    >
      <small>{point.label}</small>
      <b>{format(point.value)}</b>
      {point.before && (
        <span>
          {format(point.before.value)} <small>{point.before.label}</small>
        </span>
      )}
    </div>
  )
}

/** How wide the place is; 0 until it is known. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return undefined
    setWidth(current.clientWidth)
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [frame, width] as const
}

/** Bar chart in plain SVG with a cursor moved by arrows, zoom, and a table that says the same (F-CONST-08). */
import { useState } from 'react'
import { chart } from '#constants.ts'
import { barsAtZoom, clampZoom, layoutBars } from './chartScale.ts'
import { RangeInput } from './RangeInput.tsx'

export interface ChartPoint {
  label: string
  value: number
}

interface ChartProps {
  title: string
  caption?: string
  points: readonly ChartPoint[]
  format?: (value: number) => string
  /** In percent; present, the newest bars that fit it are shown, and it can be changed. */
  zoom?: { value: number; onChange: (zoom: number) => void }
}

const frame = { width: 720, height: 180 }

export function Chart({
  title,
  caption,
  points,
  format = (value) => value.toLocaleString('en'),
  zoom,
}: ChartProps) {
  const [cursor, setCursor] = useState<number | null>(null)
  const shown = zoom ? points.slice(-barsAtZoom(zoom.value)) : points
  const bars = layoutBars(
    shown.map((point) => point.value),
    frame,
  )
  const values = shown.map((point) => point.value)
  const at = cursor === null ? null : shown[cursor]
  const spoken = `${title}: ${shown.length} bars, from ${format(Math.min(0, ...values) || Math.min(...values, 0))} to ${format(Math.max(0, ...values))}`
  return (
    <figure className="chart">
      {zoom && (
        <div className="row" role="group" aria-label="Zoom">
          <button
            type="button"
            className="button small"
            aria-label="Zoom out"
            disabled={zoom.value <= chart.minimumZoom}
            onClick={() => zoom.onChange(clampZoom(zoom.value / 1.5))}
          >
            −
          </button>
          <RangeInput
            label="Zoom in percent"
            value={zoom.value}
            min={chart.minimumZoom}
            max={chart.maximumZoom}
            decimals={0}
            onChange={zoom.onChange}
          />
          <span className="muted">% · {shown.length} bars</span>
          <button
            type="button"
            className="button small"
            aria-label="Zoom in"
            disabled={zoom.value >= chart.maximumZoom}
            onClick={() => zoom.onChange(clampZoom(zoom.value * 1.5))}
          >
            +
          </button>
        </div>
      )}
      <div
        role="img"
        tabIndex={0}
        className="chart-frame"
        aria-label={`${spoken}. Arrows read single bars.`}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
          if (by === 0) return
          event.preventDefault()
          setCursor(Math.min(shown.length - 1, Math.max(0, (cursor ?? shown.length) + by)))
        }}
        onBlur={() => setCursor(null)}
        onMouseLeave={() => setCursor(null)}
      >
        <svg viewBox={`0 0 ${frame.width} ${frame.height + 20}`} aria-hidden="true">
          <line x1={0} x2={frame.width} y1={frame.height + 0.5} y2={frame.height + 0.5} />
          {bars.map((bar, index) => (
            <rect
              key={index}
              {...bar}
              rx={2}
              className={index === cursor ? 'cursor' : index === bars.length - 1 ? 'now' : ''}
            />
          ))}
          {bars.map((bar, index) => (
            <rect
              key={`h${index}`}
              x={bar.x}
              y={0}
              width={bar.width * 1.25}
              height={frame.height}
              fillOpacity={0}
              onMouseEnter={() => setCursor(index)}
            />
          ))}
          <text x={0} y={frame.height + 16}>
            {shown[0]?.label}
          </text>
          <text x={frame.width} y={frame.height + 16} textAnchor="end">
            {shown.at(-1)?.label}
          </text>
        </svg>
      </div>
      <figcaption aria-live="polite">{at ? `${at.label}: ${format(at.value)}` : caption}</figcaption>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col" className="num">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((point, index) => (
              <tr key={index}>
                <td>{point.label}</td>
                <td className="num">{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/**
 * Numbers over time as bars or as a line, with the period before beside them: a cursor moved by pointer or arrows, zoom, and
 * a table that says the same (F-CONST-08).
 */
import { formatNumber } from '#platform/language/format.ts'
import { useState } from 'react'
import { chart } from '#constants.ts'
import { ChartDrawing, type ChartLook, type ChartPoint } from './ChartDrawing.tsx'
import { barsAtZoom, clampZoom } from './chartScale.ts'
import { RangeInput } from './RangeInput.tsx'
import { lists } from './texts/lists.ts'

interface ChartProps {
  title: string
  caption?: string
  points: readonly ChartPoint[]
  look?: ChartLook
  /** Present, the look can be chosen. */
  onLook?: (look: ChartLook) => void
  format?: (value: number) => string
  /** In percent; present, the newest bars that fit it are shown, and it can be changed. */
  zoom?: { value: number; onChange: (zoom: number) => void }
}

const looks = [
  ['bars', lists.bars],
  ['line', lists.line],
] as const
/** Keys that move the cursor, from where it is or from one end. */
const steps: Readonly<Record<string, (at: number | null, last: number) => number>> = {
  ArrowRight: (at, last) => (at === null ? last : Math.min(last, at + 1)),
  ArrowLeft: (at, last) => (at === null ? last : Math.max(0, at - 1)),
  Home: () => 0,
  End: (_, last) => last,
}

export function Chart({
  title,
  caption,
  points,
  look = 'bars',
  onLook,
  format = (value) => formatNumber(value),
  zoom,
}: ChartProps) {
  const [cursor, setCursor] = useState<number | null>(null)
  const shown = zoom ? points.slice(-barsAtZoom(zoom.value)) : points
  const values = shown.map((point) => point.value)
  const at = cursor === null ? undefined : shown[cursor]
  const hasBefore = shown.some(({ before }) => before)
  const spoken = lists.chart_spoken({
    title,
    bars: look === 'bars' ? lists.bars_of({ count: shown.length }) : lists.points_of({ count: shown.length }),
    lowest: format(Math.min(...values, 0)),
    highest: format(Math.max(0, ...values)),
  })
  return (
    <figure className="chart">
      {(zoom || onLook || hasBefore) && (
        <div className="chart-tools">
          {hasBefore && (
            <ul className={`chart-key ${look}`} aria-hidden="true">
              <li className="now">{lists.this_period}</li>
              <li className="before">{lists.period_before}</li>
            </ul>
          )}
          {onLook && (
            <div className="row" role="group" aria-label={lists.draw_as}>
              {looks.map(([value, words]) => (
                <button
                  key={value}
                  type="button"
                  className="button small"
                  aria-pressed={look === value}
                  onClick={() => onLook(value)}
                >
                  {words}
                </button>
              ))}
            </div>
          )}
          {zoom && <ZoomTools {...zoom} bars={shown.length} />}
        </div>
      )}
      <div
        role="img"
        tabIndex={0}
        className="chart-frame"
        aria-label={lists.chart_keys({ spoken })}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (event.key === 'Escape') setCursor(null)
          if (!step || event.altKey || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          setCursor(step(cursor, shown.length - 1))
        }}
        onBlur={() => setCursor(null)}
        onPointerLeave={() => setCursor(null)}
      >
        <ChartDrawing points={shown} look={look} cursor={cursor} onCursor={setCursor} format={format} />
      </div>
      <figcaption aria-live="polite">
        {at
          ? [
              `${at.label}: ${format(at.value)}`,
              ...(at.before
                ? [lists.period_before_value({ label: at.before.label, value: format(at.before.value) })]
                : []),
            ].join('; ')
          : caption}
      </figcaption>
      <PointsTable title={title} points={shown} hasBefore={hasBefore} format={format} />
    </figure>
  )
}

/** @param value in percent @param bars how many of them it shows */
function ZoomTools({ value, onChange, bars }: NonNullable<ChartProps['zoom']> & { bars: number }) {
  return (
    <div className="row" role="group" aria-label={lists.zoom}>
      <button
        type="button"
        className="button small"
        aria-label={lists.zoom_out}
        disabled={value <= chart.minimumZoom}
        onClick={() => onChange(clampZoom(value / 1.5))}
      >
        −
      </button>
      <RangeInput
        label={lists.zoom_percent}
        value={value}
        min={chart.minimumZoom}
        max={chart.maximumZoom}
        decimals={0}
        onChange={onChange}
      />
      <span className="muted">{`% · ${lists.bars_of({ count: bars })}`}</span>
      <button
        type="button"
        className="button small"
        aria-label={lists.zoom_in}
        disabled={value >= chart.maximumZoom}
        onClick={() => onChange(clampZoom(value * 1.5))}
      >
        +
      </button>
    </div>
  )
}

/** The same numbers for those who do not see the picture. */
function PointsTable({
  title,
  points,
  hasBefore,
  format,
}: Pick<ChartProps, 'title' | 'points'> & { hasBefore: boolean; format: (value: number) => string }) {
  return (
    <details>
      <summary>{lists.as_a_table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{lists.time}</th>
            <th scope="col" className="num">
              {title}
            </th>
            {hasBefore && (
              <th scope="col" className="num">
                {lists.period_before}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <td>{point.label}</td>
              <td className="num">{format(point.value)}</td>
              {hasBefore && <td className="num">{point.before ? format(point.before.value) : ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

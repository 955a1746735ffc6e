/** Units, zoom and bars of the chart (F-CONST-08, reading A-15). Times are milliseconds. */
import { chart } from '#constants.ts'

export type ChartUnit = (typeof chart.units)[number]

const second = 1000
const lengths: Record<ChartUnit, number> = {
  '1s': second,
  '5s': 5 * second,
  '15s': 15 * second,
  '30s': 30 * second,
  '1m': 60 * second,
  '5m': 300 * second,
  '15m': 900 * second,
  '30m': 1800 * second,
  '1h': 3600 * second,
  '4h': 14_400 * second,
  '12h': 43_200 * second,
  '1d': 86_400 * second,
  '1w': 604_800 * second,
  '1M': 30 * 86_400 * second,
  '3M': 90 * 86_400 * second,
  '1Y': 365 * 86_400 * second,
}

/** The length of a unit; months count 30 days and years 365, as a measure of what fits. */
export function unitMs(unit: ChartUnit): number {
  return lengths[unit]
}

/** Zoom is percent: bars = 50 x 100 / zoom, so 1000 % shows 5 and 25 % shows 200; never fewer than 5. */
export function barsAtZoom(zoom: number): number {
  const inside = clampZoom(zoom)
  return Math.max(chart.minimumBars, Math.round((chart.defaultBars * 100) / inside))
}

export function clampZoom(zoom: number): number {
  return Math.min(chart.maximumZoom, Math.max(chart.minimumZoom, Number.isFinite(zoom) ? zoom : 100))
}

/** The smallest unit of which the range holds no more bars than are shown at 100 %. */
export function unitFor(rangeMs: number): ChartUnit {
  return chart.units.find((unit) => rangeMs / unitMs(unit) <= chart.defaultBars) ?? '1Y'
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** Bars in a frame: what is as high as `top` (if not said, the tallest) fills it, 0 is a hairline at the bottom. */
export function layoutBars(
  values: readonly number[],
  frame: { width: number; height: number },
  top = Math.max(1, ...values),
): Bar[] {
  const slot = frame.width / Math.max(chart.minimumBars, values.length)
  return values.map((value, index) => {
    const height = Math.max(1, (Math.max(0, value) / top) * frame.height)
    return { x: index * slot + slot * 0.1, y: frame.height - height, width: slot * 0.8, height }
  })
}

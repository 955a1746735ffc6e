/** The chart's units, zoom and bars. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { chart } from '#constants.ts'
import { barsAtZoom, layoutBars, unitFor, unitMs } from './chartScale.ts'

test('F-CONST-08 units run from 1s to 1Y; zoom 1000 shows the minimum of 5 bars, 100 the default of 50, 25 shows 200', () => {
  expect(chart.units[0]).toBe('1s')
  expect(chart.units.at(-1)).toBe('1Y')
  expect(barsAtZoom(1000)).toBe(5)
  expect(barsAtZoom(100)).toBe(50)
  expect(barsAtZoom(25)).toBe(200)
  expect(barsAtZoom(5000)).toBe(5)
  expect(barsAtZoom(1)).toBe(200)
  for (const [index, unit] of chart.units.entries()) {
    const before = chart.units[index - 1]
    if (before) expect(unitMs(unit)).toBeGreaterThan(unitMs(before))
  }
})

test('F-CONST-08 the unit of a range is the smallest that needs no more than 50 bars', () => {
  expect(unitFor(50_000)).toBe('1s')
  expect(unitFor(50 * 86_400_000)).toBe('1d')
  expect(unitFor(51 * 86_400_000)).toBe('1w')
})

property.prop([fc.array(fc.nat(10_000), { minLength: 1, maxLength: 200 })])(
  'F-CONST-08 every bar stands inside its frame, and few bars take the room of 5',
  (values) => {
    const frame = { width: 720, height: 180 }
    for (const bar of layoutBars(values, frame)) {
      expect(bar.x).toBeGreaterThanOrEqual(0)
      expect(bar.x + bar.width).toBeLessThanOrEqual(frame.width + 0.001)
      expect(bar.y).toBeGreaterThanOrEqual(-0.001)
      expect(bar.width).toBeLessThanOrEqual(frame.width / chart.minimumBars)
    }
  },
)

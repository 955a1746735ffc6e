/** The stated rules of the interface components, on plain values. */
import { fc, test as property } from '@fast-check/vitest'
import { afterEach, expect, test, vi } from 'vitest'
import { searchDebounceMs } from '#constants.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import {
  dayInField,
  decadeWindow,
  monthWindow,
  moveMonths,
  parseDay,
  settleDate,
  writeDay,
} from './calendar.ts'
import { toggled } from './CheckboxGroup.tsx'
import { palette, nextSwatch } from './colourPalette.ts'
import { dayOf, momentFrom, timeOf } from './dayAndTime.ts'
import { debounce, searchAfterPause } from './debounce.ts'
import { parseDuplex, writeDuplex, duplexUnits } from './duplex.ts'
import { addToken, limitLength, parseNumberInput, slugEffect, settledAmount } from './inputRules.ts'
import { rangeValue } from './rangeValue.ts'
import { resizedWidth } from './ResizeHandle.tsx'
import { clamp } from './clamp.ts'
import { spinnerAccepts, startHold, stepBy } from './spinnerRules.ts'
import { settledText } from './TextInput.tsx'
import { clampTimePart } from './timeEntry.ts'
import { tooltipTimer, wrapTooltip } from './tooltipRules.ts'

const timers = {
  setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
  clearTimeout: (id: number) => clearTimeout(id),
}

afterEach(() => vi.useRealTimers())

test('F-UI-05 text: numbers become floats or 0, currency loses commas, slugs get underscores on blur, Enter adds a token', () => {
  expect(parseNumberInput('12.5 cm')).toBe(12.5)
  expect(parseNumberInput('abc')).toBe(0)
  expect(['3,7', '3.125', '-2,5', '1.234,5', '٣٫٥', '1e3', '1,', '-0.5 em'].map(parseNumberInput)).toEqual([
    3.7, 3.125, -2.5, 1234.5, 3.5, 1000, 1, -0.5,
  ])
  expect(settledText('12,50', 'currency', { currency: 'EUR', language: 'de' })).toBe('12.50')
  expect(settledText('12,5,0', 'currency', { currency: 'EUR', language: 'de' })).toBe('12,5,0')
  expect(settledAmount('1,234,567.89')).toBe('1234567.89')
  expect(slugEffect(' oat  glaze\tdiary ')).toBe('oat_glaze_diary')
  expect(addToken(['mug'], ' bowl ')).toEqual(['mug', 'bowl'])
  expect(addToken(['mug'], 'mug')).toEqual(['mug'])
  expect(addToken(['mug'], '  ')).toEqual(['mug'])
  expect(limitLength('🏺🏺🏺', 2)).toBe('🏺🏺')
})

test('F-UI-06 a number input that is left holds a float; what is no number holds 0', () => {
  expect(settledText('3.50', 'number')).toBe('3.5')
  expect(settledText('none', 'number')).toBe('0')
  expect(settledText('1,200', 'currency')).toBe('1200')
  expect(settledText('my page', 'slug')).toBe('my_page')
})

property.prop([fc.string()])('F-UI-05 F-UI-06 whatever is typed into a number is a finite number', (text) => {
  expect(Number.isFinite(parseNumberInput(text))).toBe(true)
})

property.prop([fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(...duplexUnits)])(
  'F-UI-07 value and unit survive writing and reading',
  (value, unit) => {
    expect(parseDuplex(writeDuplex({ value, unit }))).toEqual({
      value: value === 0 ? expect.closeTo(0) : value,
      unit,
    })
  },
)

test('F-UI-07 only a number followed by none, px, em, rem, vw, vh or % is a size', () => {
  expect(parseDuplex('1.5 rem')).toEqual({ value: 1.5, unit: 'rem' })
  expect(parseDuplex('3none')).toEqual({ value: 3, unit: 'none' })
  for (const wrong of ['', 'px', '12pt', '1 2px', 'calc(1px)', '12px;color:red'])
    expect(parseDuplex(wrong)).toBeNull()
})

test('F-UI-08 a pane is resized by what was dragged, within its bounds, from either edge', () => {
  expect(resizedWidth(200, 40, 'end', { min: 100, max: 300 })).toBe(240)
  expect(resizedWidth(200, 40, 'start', { min: 100, max: 300 })).toBe(160)
  expect(resizedWidth(200, 900, 'end', { min: 100, max: 300 })).toBe(300)
})

test('F-UI-10 the spinner takes digits, minus, decimal point and navigation keys only; it clamps and steps by 1', () => {
  for (const key of ['0', '9', '-', '.', 'Backspace', 'ArrowUp', 'Tab', 'Home'])
    expect(spinnerAccepts(key)).toBe(true)
  for (const key of ['a', 'e', '+', ',', ' ', 'E']) expect(spinnerAccepts(key)).toBe(false)
  expect(clamp(12, { min: 1, max: 10 })).toBe(10)
  expect(stepBy(1, -1, { min: 1 })).toBe(1)
  expect(stepBy(1, 1, {})).toBe(2)
  expect(stepBy(0.1, 1, { step: 0.2 })).toBe(0.3)
})

test('F-UI-10 F-CONST-11 holding repeats after 650 ms, then every 120 ms, until it is let go', () => {
  vi.useFakeTimers()
  let count = 0
  const stop = startHold(() => {
    count += 1
  }, timers)
  expect(count).toBe(1)
  vi.advanceTimersByTime(649)
  expect(count).toBe(1)
  vi.advanceTimersByTime(1)
  expect(count).toBe(2)
  vi.advanceTimersByTime(240)
  expect(count).toBe(4)
  stop()
  vi.advanceTimersByTime(5000)
  expect(count).toBe(4)
})

test('F-UI-11 a month runs from the preceding Sunday to the following Saturday; decades show twelve years', () => {
  const window = monthWindow(2026, 11).map(writeDay)
  expect(window[0]).toBe('2026-11-01')
  expect(window.at(-1)).toBe('2026-12-05')
  expect(monthWindow(2026, 12).map(writeDay)[0]).toBe('2026-11-29')
  expect(decadeWindow(2026)).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030])
  expect(moveMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
})

property.prop([fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 })])(
  'F-UI-11 every month window starts on Sunday, ends on Saturday and holds the month',
  (year, month) => {
    const window = monthWindow(year, month)
    expect(window.length % 7).toBe(0)
    expect(new Date(writeDay(window[0] ?? { year, month, day: 1 })).getUTCDay()).toBe(0)
    expect(window.filter((day) => day.month === month && day.year === year).length).toBe(
      new Date(Date.UTC(year, month, 0)).getUTCDate(),
    )
  },
)

test('F-UI-11 an invalid typed date clears the value', () => {
  expect(settleDate('2026-2-3')).toBe('2026-02-03')
  for (const wrong of ['2026-02-30', '2026-13-01', 'tomorrow', '31.11.2026', '3/4/2026', '30 February 2026'])
    expect(settleDate(wrong)).toBe('')
  expect(parseDay('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
})

test('F-UI-11 a day is typed and shown as its language writes it', () => {
  const inGerman = <T>(work: () => T) => inLanguage('de', work)
  expect(inGerman(() => ['21.11.2026', '3.2.2026', '2026-02-03', '29.02.2026'].map(settleDate))).toEqual([
    '2026-11-21',
    '2026-02-03',
    '2026-02-03',
    '',
  ])
  expect(inGerman(() => dayInField('2026-11-21'))).toBe('21.11.2026')
  expect(inLanguage('es', () => [settleDate('3/2/2026'), dayInField('2026-02-03')])).toEqual([
    '2026-02-03',
    '03/02/2026',
  ])
  expect(inLanguage('en', () => dayInField('2026-11-21'))).toBe('2026-11-21')
})

test.each([
  ['en', '12.12.2026', '2026-12-12'],
  ['en', '3.4.26', '2026-04-03'],
  ['en', '12/19/2026', '2026-12-19'],
  ['en', '19/12/2026', '2026-12-19'],
  ['en', '5/5/2026', '2026-05-05'],
  ['en', '19 December 2026', '2026-12-19'],
  ['en', 'Dec 19th, 2026', '2026-12-19'],
  ['en', 'the 3rd of May 2026', ''],
  ['de', '3/4/2026', '2026-04-03'],
  ['de', '19. Dezember 2026', '2026-12-19'],
  ['de', '3. März 2026', '2026-03-03'],
  ['de', '3 May 2026', '2026-05-03'],
  ['es', '19 de diciembre de 2026', '2026-12-19'],
] as const)('F-UI-11 in %s a day may be typed as %s', (language, typed, day) => {
  expect(inLanguage(language, () => settleDate(typed))).toBe(day)
})

test('F-UI-12 hours are clamped to 0 to 24, minutes to 0 to 60, two digits each; saving normalises', () => {
  expect(clampTimePart('7', 'hours')).toBe('07')
  expect(clampTimePart('31', 'hours')).toBe('24')
  expect(clampTimePart('-3', 'minutes')).toBe('00')
  expect(clampTimePart('75', 'minutes')).toBe('60')
  expect(clampTimePart('x', 'minutes')).toBe('00')
  const saved = (time: string) => [
    dayOf(momentFrom('2026-12-31', time)),
    timeOf(momentFrom('2026-12-31', time)),
  ]
  expect(saved('09:60')).toEqual(['2026-12-31', '10:00'])
  expect(saved('24:15')).toEqual(['2027-01-01', '00:15'])
  expect(saved('24:60')).toEqual(['2027-01-01', '01:00'])
})

test('F-UI-13 F-CONST-10 the search picker searches 450 ms after the last key and never for nothing', () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const later = searchAfterPause((keywords) => asked.push(keywords), searchDebounceMs)
  later('o')
  vi.advanceTimersByTime(300)
  later('oat')
  vi.advanceTimersByTime(449)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['oat'])
  later('bowl')
  later('   ')
  vi.advanceTimersByTime(2000)
  expect(asked).toEqual(['oat'])
})

test('F-CONST-02 a debounced call runs once, with the last value', () => {
  vi.useFakeTimers()
  const seen: number[] = []
  const later = debounce((value: number) => seen.push(value), 400)
  later(1)
  later(2)
  vi.advanceTimersByTime(400)
  expect(seen).toEqual([2])
})

property.prop([fc.double({ noNaN: true, min: -1e6, max: 1e6 })])(
  'F-UI-14 a range value stays within its bounds and has at most 2 decimals',
  (value) => {
    const result = rangeValue(value, { min: -10, max: 10 })
    expect(result).toBeGreaterThanOrEqual(-10)
    expect(result).toBeLessThanOrEqual(10)
    expect(Number(result.toFixed(2))).toBe(result)
  },
)

test('F-UI-16 F-CONST-19 the palette has 6 rows of 9 colours, walked by arrows', () => {
  expect(palette.length).toBe(6)
  for (const row of palette) expect(row.length).toBe(9)
  for (const colour of palette.flat()) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(new Set(palette.flat()).size).toBe(54)
  expect(nextSwatch(0, 'ArrowDown')).toBe(9)
  expect(nextSwatch(8, 'ArrowRight')).toBe(8)
  expect(nextSwatch(53, 'ArrowDown')).toBe(53)
})

test('F-UI-04 the checkbox list keeps the order of its choices and what is not offered any more', () => {
  const choices = [
    { title: 'A', value: 'a' },
    { title: 'B', value: 'b' },
  ]
  expect(toggled(choices, ['b'], 'a', true)).toEqual(['a', 'b'])
  expect(toggled(choices, ['old', 'b'], 'b', false)).toEqual(['old'])
})

test('F-UI-22 F-CONST-15 a tooltip shows after 1.4 s, goes on leave or after 5 s, and wraps at 60 characters', () => {
  vi.useFakeTimers()
  let isShown = false
  const tip = tooltipTimer((value) => {
    isShown = value
  }, timers)
  tip.enter()
  vi.advanceTimersByTime(1399)
  expect(isShown).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isShown).toBe(true)
  vi.advanceTimersByTime(5000)
  expect(isShown).toBe(false)
  tip.enter()
  vi.advanceTimersByTime(1400)
  tip.leave()
  expect(isShown).toBe(false)
  tip.enter()
  tip.leave()
  vi.advanceTimersByTime(5000)
  expect(isShown).toBe(false)
  const lines = wrapTooltip(
    'The quantity that is on the shelf right now, less what is held for orders that are being paid',
  )
  expect(lines.length).toBe(2)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
})

/** What the opening hours draw and say. */
import { expect, test } from 'vitest'
import { checkPluginBlock, drawBlock } from '#blocks/blockChecks.testing.tsx'
import openingHours from './definition.ts'
import { minuteAt, minutesOf, spansOf, statusAt } from './hours.ts'
import OpeningHours, { type HoursState } from './view.tsx'

checkPluginBlock(openingHours, OpeningHours)

test('F-POST-04 the week is drawn from Monday on; days without hours are closed, two rows of a day stand below each other', () => {
  const html = drawBlock('shop-hours', {
    title: 'The shop',
    rows: [
      { day: 'fr', from: '14', to: '20.30' },
      { day: 'fr', from: '9', to: '13' },
      { day: 'mo', from: 'dawn', to: 'dusk' },
    ],
    note: 'Ring twice.',
  })
  expect(html.match(/<th scope="row">\w+/g)?.map((cell) => cell.slice(16))).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(html).toContain('>09:00 – 13:00</span><span data-from="6600" data-to="6990">14:00 – 20:30</span>')
  expect(html.match(/Closed/g)).toHaveLength(6)
  expect(html).toContain('Ring twice.')
})

test('F-POST-04 what people type for a time is read, and what is none is not', () => {
  expect(['9', '09:00', '9.30', ' 17:45 ', '24:00'].map(minutesOf)).toEqual([540, 540, 570, 1065, 1440])
  expect(['', '9:60', '25', 'noon', '9:5'].map(minutesOf)).toEqual([null, null, null, null, null])
})

test('F-POST-04 open and closed at the minute, over midnight, and from Sunday to Monday', () => {
  const at = (rows: HoursState['rows'], day: number, hour: number, minute = 0) =>
    statusAt(spansOf(rows), day * 1440 + hour * 60 + minute).text
  const week = [
    { day: 'mo', from: '9', to: '17' },
    { day: 'fr', from: '20', to: '2' },
  ]
  expect(at(week, 0, 8, 59)).toBe('Closed, opens at 09:00')
  expect(at(week, 0, 9)).toBe('Open now, until 17:00')
  expect(at(week, 0, 17)).toBe('Closed, opens Friday at 20:00')
  expect(at(week, 5, 1, 59)).toBe('Open now, until 02:00')
  expect(at(week, 5, 2)).toBe('Closed, opens Monday at 09:00')
  expect(at([{ day: 'su', from: '22', to: '3' }], 0, 2)).toBe('Open now, until 03:00')
  expect(at([], 0, 2)).toBe('Closed')
})

test('F-POST-04 the clock is that of the site, wherever the visitor is', () => {
  const moment = new Date('2026-03-30T22:30:00Z')
  expect([
    minuteAt(moment, 'UTC'),
    minuteAt(moment, 'Europe/Berlin'),
    minuteAt(moment, 'America/New_York'),
  ]).toEqual([22 * 60 + 30, 1440 + 30, 18 * 60 + 30])
})

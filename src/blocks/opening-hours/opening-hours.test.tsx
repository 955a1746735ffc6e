/** When a place is open, in words, for search engines, and as the minutes pass. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { openEnhanced } from '../enhance.testing.ts'
import { statusAt, wallTime } from './hours.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)
afterEach(() => {
  vi.useRealTimers()
})

const rows = [
  { days: ['wednesday', 'friday'], opens: '12:00', closes: '14:30' },
  { days: ['wednesday', 'thursday', 'friday'], opens: '17:30', closes: '22:00' },
  { days: ['saturday'], opens: '20:00', closes: '02:00' },
]
const special = [
  { day: '2026-11-25', name: 'Wedding' },
  { day: '2026-12-24', last_day: '2026-12-26', opens: '10:00', closes: '12:00' },
]
const at = (date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return statusAt({ rows, special }, { date, minute: hours * 60 + minutes })
}

test.each([
  // 2026-11-18 is a Wednesday.
  ['2026-11-18', '11:59', { kind: 'opens_today', at: 720 }],
  ['2026-11-18', '12:00', { kind: 'open', until: 870 }],
  ['2026-11-18', '14:30', { kind: 'opens_today', at: 1050 }],
  ['2026-11-18', '22:00', { kind: 'opens_later', weekday: 'thursday', at: 1050 }],
  ['2026-11-22', '01:00', { kind: 'open', until: 120 }],
  ['2026-11-22', '02:00', { kind: 'opens_later', weekday: 'thursday', at: 1050 }],
  ['2026-11-25', '18:00', { kind: 'opens_later', weekday: 'thursday', at: 1050 }],
  ['2026-12-25', '11:00', { kind: 'open', until: 720 }],
])('F-POST-04 opening hours on %s at %s', (date, time, status) => {
  expect(at(date, time)).toEqual(status)
})

test('F-POST-04 a place that never closes is open all day, one without hours is closed', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const always = { rows: [{ days, opens: '00:00', closes: '00:00' }], special: [] }
  expect(statusAt(always, { date: '2026-11-18', minute: 5 })).toEqual({ kind: 'all_day' })
  expect(statusAt({ rows: [], special: [] }, { date: '2026-11-18', minute: 5 })).toEqual({ kind: 'closed' })
})

test('F-POST-04 the clock of opening hours is on the wall of the site', () => {
  const now = new Date('2026-11-18T23:30:00Z')
  expect(wallTime('Asia/Tokyo', now)).toEqual({ date: '2026-11-19', minute: 510 })
  expect(wallTime('America/New_York', now)).toEqual({ date: '2026-11-18', minute: 1110 })
})

test('F-POST-04 days with the same hours are one line, breaks two times; search engines read all of it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T18:00:00Z') })
  const html = drawBlock('opening-hours', { rows, special, clock: '24' })
  expect(html).toContain('data-open="true">Open now, until 22:00</p>')
  expect([...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, text]) => text)).toEqual([
    'Monday – Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    '<b>Wedding</b>25 Nov 2026',
    '24 Dec 2026 – 26 Dec 2026',
  ])
  expect(html).toMatch(/aria-current="date"><dt>Wednesday/)
  expect(html).toContain('<link itemProp="dayOfWeek" href="https://schema.org/Saturday"')
  expect(html).toContain('itemProp="closes" content="02:00"')
  expect(drawBlock('opening-hours', { rows, grouped: false }).match(/<dt>/g)).toHaveLength(7)
  expect(drawBlock('opening-hours', { rows: [] })).toBe('')
})

test('F-POST-04 a page that was drawn yesterday says what holds now, without moving anything', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T18:00:00Z') })
  const html = drawBlock('opening-hours', { rows, clock: '24' })
  vi.useRealTimers()
  const { page } = await openEnhanced(browser, html, ['opening-hours'], {
    viewport: { width: 390, height: 700 },
    // The visitor's own zone does not matter.
    timezoneId: 'Asia/Tokyo',
  })
  const status = page.locator('.b-hours-status')
  const top = () => page.locator('dl').evaluate((list) => list.getBoundingClientRect().top)
  const before = await top()
  for (const [now, words, today] of [
    ['2026-11-19T21:59:30Z', 'Open now, until 22:00', 'Thursday'],
    ['2026-11-19T22:00:30Z', 'Closed now, opens Friday at 12:00', 'Thursday'],
    ['2026-11-22T01:30:00Z', 'Open now, until 02:00', 'Sunday'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now))
    await page.reload()
    await expect.poll(() => status.textContent()).toBe(words)
    expect(await page.locator('[aria-current] dt').textContent()).toBe(today)
    expect(await top()).toBe(before)
  }
  await page.context().close()
})

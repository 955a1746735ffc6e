/** When a countdown ends, and that it counts for eyes only. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { openEnhanced } from '../enhance.testing.ts'
import { momentIn, remaining } from './moment.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

test.each([
  ['Europe/Rome', '2026-07-01', '18:00', '2026-07-01T16:00:00.000Z'],
  // The night in which the clocks go forward, and the one in which they go back.
  ['Europe/Rome', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-11-01', '12:00', '2026-11-01T17:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-23', '', '2026-11-22T18:30:00.000Z'],
])('F-POST-04 a countdown in %s to %s %s ends at %s', (zone, day, time, moment) => {
  expect(momentIn(zone, day, time)?.toISOString()).toBe(moment)
})

test('F-POST-04 what is left of a countdown, to the second', () => {
  const until = new Date('2026-12-02T03:04:05Z')
  expect(remaining(until, new Date('2026-12-01T00:00:00Z'))).toEqual([1, 3, 4, 5])
  expect(remaining(until, until)).toBe(null)
  expect(momentIn('UTC', 'soon')).toBe(null)
})

test('F-POST-04 a countdown counts, ends with its words, and announces nothing', async () => {
  const html = drawBlock('countdown', {
    day: '2099-12-31',
    time: '18:00',
    title: 'Doors open in',
    text: 'Come in',
  })
  expect(html).not.toMatch(/aria-live|role="timer"|role="status"/)
  expect(drawBlock('countdown')).toBe('')
  expect(drawBlock('countdown', { day: '2001-01-01' })).toBe('')
  const { page } = await openEnhanced(browser, html, ['countdown'], { viewport: { width: 390, height: 700 } })
  await page.clock.install({ time: new Date('2099-12-31T17:59:57Z') })
  await page.reload()
  const units = page.locator('.b-countdown-units')
  await expect.poll(() => units.locator('b').allTextContents()).toEqual(['00', '00', '00', '03'])
  await page.clock.runFor(1000)
  expect(await units.locator('b').allTextContents()).toEqual(['00', '00', '00', '02'])
  expect(await page.getByText('Come in').isVisible()).toBe(false)
  await page.clock.runFor(2000)
  expect(await page.getByText('Come in').isVisible()).toBe(true)
  expect(await units.isVisible()).toBe(false)
  await page.context().close()
})

/** That a band of words moves, stops, and is read once. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { openEnhanced } from '../enhance.testing.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const html = drawBlock('marquee', { words: ['last tomatoes', 'burrata', ' '] })

test('F-POST-04 a marquee is read once, moves, and stops for the pointer and by a key', async () => {
  const { page } = await openEnhanced(browser, html, [], { viewport: { width: 1200, height: 600 } })
  await page.addStyleTag({ path: 'src/blocks/marquee/ownStyle.css' })
  const state = () =>
    page.locator('.b-marquee-track').evaluate((track) => getComputedStyle(track).animationPlayState)
  expect(await page.getByRole('listitem').count()).toBe(2)
  expect(await page.locator('.b-marquee-track').evaluate((track) => track.scrollWidth / 2)).toBeGreaterThan(
    1200,
  )
  await page.mouse.move(600, 500)
  expect(await state()).toBe('running')
  await page.mouse.move(300, 20)
  expect(await state()).toBe('paused')
  await page.mouse.move(600, 500)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('checkbox', { name: 'Stop the moving text' }).isChecked()).toBe(true)
  expect(await state()).toBe('paused')
  await page.context().close()
})

test('F-POST-04 who asked for less motion sees the words of a marquee once, in full', async () => {
  const { page } = await openEnhanced(browser, html, [], {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 600 },
  })
  await page.addStyleTag({ path: 'src/blocks/marquee/ownStyle.css' })
  expect(await page.getByRole('listitem').count()).toBe(2)
  expect(
    await page.locator('.b-marquee-track').evaluate((track) => getComputedStyle(track).animationName),
  ).toBe('none')
  const end = await page
    .getByRole('list')
    .evaluate((list) => Math.max(...[...list.children].map((word) => word.getBoundingClientRect().right)))
  expect(end).toBeLessThanOrEqual(390)
  // What repeats the words fills the line to the window's edge, for the eye alone, and makes nothing scroll.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(
    await page.locator('.b-marquee').evaluate((band) => {
      band.scrollLeft = 50
      return band.scrollLeft
    }),
  ).toBe(0)
  await page.context().close()
})

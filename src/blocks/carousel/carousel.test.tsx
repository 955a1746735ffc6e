/** What the carousel draws, and how it moves. */
import fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { carouselSwipePercent } from '#constants.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { openEnhanced } from '../enhance.testing.ts'
import { slideAfter, slideAfterSwipe } from './slideRules.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const slides = ['One', 'Two', 'Three'].map((text, index) => ({
  id: `slide${index}`,
  type: 'paragraph',
  state: { text },
  children: [],
}))
const html = (state = {}) => drawBlock('carousel', { label: 'Voices', ...state }, { children: slides })

test('F-CONST-18 a swipe moves on from 40 % of the width of a slide, by one, and never out of the row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 29 }),
      fc.integer({ min: -3000, max: 3000 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.boolean(),
      (count, at, moved, width, wraps) => {
        const current = at % count
        const next = slideAfterSwipe({ current, count, wraps }, moved, width)
        expect(next).not.toBeNull()
        if (Math.abs(moved) / width < carouselSwipePercent / 100) expect(next).toBe(current)
        else expect(next).toBe(slideAfter({ current, count, wraps }, moved < 0 ? 1 : -1))
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
      },
    ),
  )
  expect(slideAfterSwipe({ current: 0, count: 3, wraps: false }, -400, 1000)).toBe(1)
  expect(slideAfterSwipe({ current: 0, count: 3, wraps: false }, -399, 1000)).toBe(0)
})

test('F-UI-17 without a slide to go from there is no way on', () => {
  expect(slideAfter({ current: -1, count: 3, wraps: true }, 1)).toBeNull()
  expect(slideAfter({ current: 0, count: 0, wraps: true }, 1)).toBeNull()
  expect(slideAfter({ current: 2, count: 3, wraps: false }, 1)).toBe(2)
  expect(slideAfter({ current: 2, count: 3, wraps: true }, 1)).toBe(0)
})

/** The text of the slide that is at the start of the row. */
const shown = (page: Page) =>
  page
    .waitForFunction(() => {
      const track = document.querySelector('.b-carousel-track')
      const start = track?.getBoundingClientRect().left ?? 0
      const slide = [...(track?.children ?? [])].find(
        (one) => Math.abs(one.getBoundingClientRect().left - start) < 2,
      )
      return slide?.textContent
    })
    .then((handle) => handle.jsonValue())

test('F-UI-17 the carousel is named, moves by its buttons and says which slide shows', async () => {
  const { page } = await openEnhanced(browser, html(), ['carousel'], { reducedMotion: 'reduce' })
  expect(
    await page.getByRole('group', { name: 'Voices', exact: true }).getAttribute('aria-roledescription'),
  ).toBe('carousel')
  expect(await page.getByRole('button', { name: 'Previous slide' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Next slide' }).click()
  expect(await shown(page)).toBe('Two')
  expect(await page.locator('.b-carousel-bar [aria-live]').textContent()).toBe('Slide 2 of 3')
  await page.getByRole('button', { name: 'Next slide' }).click()
  expect(await page.getByRole('button', { name: 'Next slide' }).isDisabled()).toBe(true)
  await page.context().close()
})

test('F-UI-17 F-CONST-18 a drag of less than 40 % goes back, one of more goes on', async () => {
  const { page } = await openEnhanced(browser, html(), ['carousel'], { reducedMotion: 'reduce' })
  const box = await page.locator('.b-carousel-track').boundingBox()
  if (!box) throw new Error('The carousel is not drawn')
  const drag = async (share: number) => {
    const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - box.width * share, y, { steps: 5 })
    await page.mouse.up()
  }
  await drag(0.3)
  expect(await shown(page)).toBe('One')
  await drag(0.5)
  expect(await shown(page)).toBe('Two')
  // Further than half of a slide the next one is the nearest already: it still goes on by one.
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await page.waitForFunction(() => document.querySelector('.b-carousel-track')?.scrollLeft === 0)
  await drag(0.75)
  expect(await shown(page)).toBe('Two')
  expect(await page.locator('.b-carousel-bar [aria-live]').textContent()).toBe('Slide 2 of 3')
  await page.context().close()
})

test('F-UI-17 a carousel that has lost its slides says Unable to Advance', async () => {
  const { page, notices } = await openEnhanced(browser, html(), ['carousel'])
  await page.locator('.b-carousel-track').evaluate((track) => track.replaceChildren())
  await page.getByRole('button', { name: 'Next slide' }).click()
  expect((await notices()).map(({ title }) => title)).toEqual(['Unable to Advance'])
  await page.context().close()
})

test('F-UI-17 a carousel moves by itself only where that is wanted, and never under reduced motion', async () => {
  const calm = await openEnhanced(browser, html({ seconds: 5 }), ['carousel'], { reducedMotion: 'reduce' })
  expect(await calm.page.getByRole('button', { name: 'Pause' }).count()).toBe(0)
  await calm.page.context().close()
  const { page } = await openEnhanced(browser, html({ seconds: 1 }), ['carousel'], {
    reducedMotion: 'no-preference',
  })
  // A browser without a window has its pointer in the corner, and so on the carousel: that holds it.
  await page.mouse.move(700, 550)
  await page.waitForFunction(() => document.querySelector('.b-carousel-count')?.textContent === '2 / 3')
  await page.getByRole('button', { name: 'Pause' }).click()
  expect(await page.getByRole('button', { name: 'Play' }).count()).toBe(1)
  await page.context().close()
})

test('F-UI-17 without scripts the slides are a row that scrolls', async () => {
  const { page } = await openEnhanced(browser, html(), ['carousel'], { javaScriptEnabled: false })
  expect(await page.getByText('Three').count()).toBe(1)
  expect(await page.locator('.b-carousel-track').getAttribute('tabindex')).toBe('0')
  expect(await page.getByRole('button').count()).toBe(0)
  await page.context().close()
})

test('F-UI-17 F-CONST-18 on a page from right to left the next slide stands to the left: arrows point there, and a swipe to the right leads on', async () => {
  const { page } = await openEnhanced(
    browser,
    `<div dir="rtl">${html({ shows: 'two' })}</div>`,
    ['carousel'],
    { reducedMotion: 'reduce' },
  )
  const atStart = (words: string) =>
    page.waitForFunction((text) => {
      const track = document.querySelector('.b-carousel-track')
      const slide = [...(track?.children ?? [])].find((one) => one.textContent === text)
      return (
        Math.abs((slide?.getBoundingClientRect().right ?? -1) - (track?.getBoundingClientRect().right ?? 0)) <
        2
      )
    }, words)
  const [back, on] = [
    page.getByRole('button', { name: 'Previous slide' }),
    page.getByRole('button', { name: 'Next slide' }),
  ]
  expect((await on.boundingBox())?.x).toBeLessThan((await back.boundingBox())?.x ?? 0)
  expect(await on.locator('path').getAttribute('d')).toBe('m15 18-6-6 6-6')
  await atStart('One')
  await on.click()
  await atStart('Two')
  await back.click()
  await atStart('One')
  const box = await page.locator('.b-carousel-track').boundingBox()
  const y = (box?.y ?? 0) + 5
  await page.mouse.move(200, y)
  await page.mouse.down()
  await page.mouse.move(420, y, { steps: 6 })
  await page.mouse.up()
  await atStart('Two')
  expect(await page.locator('.b-carousel-bar [aria-live]').textContent()).toBe('Slide 2 of 3')
  await page.context().close()
})

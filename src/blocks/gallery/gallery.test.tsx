/** What the gallery draws, and how its pictures open large. */
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

const items = [
  { src: '/media/sage.webp', alt: 'A sage mug', caption: 'Sage' },
  { src: '/media/plum.webp', alt: 'A plum bowl' },
]
const html = drawBlock('gallery', { items })

test('F-UI-17 a picture opens large; arrows move on, Escape closes and the focus comes back', async () => {
  const { page } = await openEnhanced(browser, html, ['gallery'])
  await page.getByRole('link', { name: 'A sage mug' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('img').getAttribute('alt')).toBe('A sage mug')
  expect(await dialog.locator('figcaption').textContent()).toBe('Sage')
  await page.keyboard.press('ArrowRight')
  expect(await dialog.getByRole('img').getAttribute('alt')).toBe('A plum bowl')
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  expect(await dialog.getByRole('img').getAttribute('alt')).toBe('A sage mug')
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
    '/media/sage.webp?w=1920',
  )
  await page.context().close()
})

test('F-UI-17 a gallery whose current picture is gone says Unable to Advance', async () => {
  const { page, notices } = await openEnhanced(browser, html, ['gallery'])
  await page.getByRole('link', { name: 'A sage mug' }).click()
  await page.locator('.b-gallery').evaluate((element) => element.replaceChildren())
  await page.keyboard.press('ArrowRight')
  expect((await notices()).map(({ title }) => title)).toEqual(['Unable to Advance'])
  await page.context().close()
})

test('F-UI-17 without scripts a picture is a link to itself', async () => {
  const { page } = await openEnhanced(browser, html, ['gallery'], { javaScriptEnabled: false })
  expect(await page.getByRole('link', { name: 'A plum bowl' }).getAttribute('href')).toBe(
    '/media/plum.webp?w=1920',
  )
  await page.context().close()
})

test('F-UI-17 on a page from right to left the next picture is to the left: its button, its arrow and its key', async () => {
  const { page } = await openEnhanced(
    browser,
    drawBlock('gallery', { items: [...items, { src: '/media/oat.webp', alt: 'An oat cup' }] }),
    ['gallery'],
  )
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
  await page.getByRole('link', { name: 'A sage mug' }).click()
  const on = page.getByRole('button', { name: 'Next picture' })
  expect((await on.boundingBox())?.x).toBeLessThan(
    (await page.getByRole('button', { name: 'Previous picture' }).boundingBox())?.x ?? 0,
  )
  expect(await on.locator('path').getAttribute('d')).toBe('m15 18-6-6 6-6')
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('dialog').getByRole('img').getAttribute('alt')).toBe('A plum bowl')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('dialog').getByRole('img').getAttribute('alt')).toBe('A sage mug')
  await page.context().close()
})

test('F-UI-17 four pictures stand in one row or in two: there is no hole beside the last one', async () => {
  for (const [width, rows] of [
    [390, 2],
    [1280, 1],
  ] as const) {
    const four = [...items, ...items]
    const { page } = await openEnhanced(browser, drawBlock('gallery', { items: four }), ['gallery'], {
      viewport: { width, height: 700 },
    })
    const tops = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect([new Set(tops).size, tops.length % new Set(tops).size]).toEqual([rows, 0])
    await page.context().close()
  }
})

/** Blocks that were inserted and not filled yet: visitors see nothing unfinished, writers what to do next. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { drawBlock } from './blockChecks.testing.tsx'
import { openEnhanced } from './enhance.testing.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const asked = {
  product: 'Choose a product',
  'product-price': 'Choose a product',
  form: 'Choose a form',
  image: 'Choose a picture',
  gallery: 'Choose pictures',
  menu: 'Choose a menu',
  reusable: 'Choose a component',
  snippet: 'Choose a snippet',
} as const

test.each(Object.entries(asked))(
  'F-POST-04 F-SHOP-11 %s without its choice is nothing to visitors and says to the writer: %s',
  (type, words) => {
    expect(drawBlock(type)).toBe('')
    expect(drawBlock(type, {}, { isCanvas: true })).toContain(words)
  },
)

test('F-SHOP-07 a button that buys without its product says so when it is pressed, and to the writer on the canvas', () => {
  expect(drawBlock('product-add')).toContain('Add to cart')
  expect(drawBlock('product-add', {}, { isCanvas: true })).toContain('Choose a product')
})

test.each(['list', 'alert'])(
  'F-POST-04 %s without words is nothing to visitors, and can be written on the canvas',
  (type) => {
    expect(drawBlock(type)).toBe('')
    expect(drawBlock(type, { text: '<ul><li>Clay</li></ul>' })).toContain('Clay')
    expect(drawBlock(type, {}, { isCanvas: true })).not.toBe('')
  },
)

test('F-POST-04 an accordion entry without a title has a name all the same; a button without a URL reloads nothing', () => {
  expect(drawBlock('accordion-item')).toContain('>More</summary>')
  expect(drawBlock('button')).not.toContain('href')
})

test('F-UI-17 pictures of a carousel that were not chosen yet are no slides', async () => {
  const words = (id: string, text: string) =>
    `<div class="blk">${drawBlock('paragraph', { text }).replace('block000001', id)}</div>`
  const frame = (inside: string) => drawBlock('carousel').replace('tabindex="0">', `tabindex="0">${inside}`)
  const empty = '<div class="blk blk-image"></div>'
  const { page } = await openEnhanced(browser, `<section>${frame(empty + empty + empty)}</section>`, [
    'carousel',
  ])
  expect(await page.getByRole('button').count()).toBe(0)
  await page.context().close()
  const mixed = await openEnhanced(
    browser,
    frame(words('a', 'One') + empty + words('b', 'Two')),
    ['carousel'],
    { reducedMotion: 'reduce' },
  )
  expect(await mixed.page.locator('.b-carousel-count').textContent()).toBe('1 / 2')
  await mixed.page.context().close()
})

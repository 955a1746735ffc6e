/** That the line between two pictures follows keys and pointer. */
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

const html = drawBlock('before-after', {
  before: '/media/a.webp',
  after: '/media/b.webp',
  before_alt: 'A dark room',
})

test.each(['ltr', 'rtl'])(
  'F-POST-04 the line between two pictures follows keys and pointer, %s',
  async (dir) => {
    const { page } = await openEnhanced(browser, html, ['before-after'])
    await page.locator('html').evaluate((root, to) => root.setAttribute('dir', to), dir)
    await page.locator('.b-compare').evaluate((root) => root.setAttribute('data-alive', ''))
    const slider = page.getByRole('slider', { name: /^How much/ })
    const shown = () =>
      page.locator('.b-compare').evaluate((root) => getComputedStyle(root).getPropertyValue('--shown'))
    expect(await shown()).toBe('50%')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect([await shown(), await slider.getAttribute('aria-valuetext')]).toEqual(['51%', '51 %'])
    await page.keyboard.press('Home')
    expect(await shown()).toBe('0%')
    const box = await slider.boundingBox()
    if (!box) throw new Error('There is no slider')
    await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2)
    expect(await shown()).toBe('100%')
    await page.context().close()
  },
)

test('F-POST-04 without scripts both pictures show their half, and there is no slider that does nothing', async () => {
  const { page } = await openEnhanced(browser, html, ['before-after'], { javaScriptEnabled: false })
  expect(await page.getByRole('slider').count()).toBe(0)
  expect(await page.getByRole('img', { name: 'A dark room' }).isVisible()).toBe(true)
  expect(drawBlock('before-after', { before: '/media/a.webp' })).toBe('')
  await page.context().close()
})

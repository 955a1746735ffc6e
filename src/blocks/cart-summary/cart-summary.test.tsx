/** What the cart summary draws, and that it follows the cart. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { openIsland } from '#test/support/islandPage.ts'
import { sampleCart, samplePage } from '../sampleData.testing.ts'
import CartSummary from './view.tsx'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

test('F-SHOP-08 the summary shows what the cart comes to, and asks again when it has changed', async () => {
  let quantity = 0
  const props = {
    block: { id: 'cart000001', type: 'cart-summary' },
    state: { title: 'Your cart' },
    data: null,
    page: samplePage,
  }
  const { page, complaints } = await openIsland(
    browser,
    { type: 'cart-summary', view: CartSummary, props },
    () => ({ body: { d: sampleCart(quantity) } }),
  )
  await page.getByText('Cart is empty').waitFor()
  quantity = 2
  await page.evaluate(() => dispatchEvent(new CustomEvent('plinth:cart', { detail: { count: 2 } })))
  await page.getByText('2 items').waitFor()
  expect(await page.locator('.b-cart-short-total').textContent()).toBe('2 items$68.00')
  expect(complaints).toEqual([])
  await page.close()
})

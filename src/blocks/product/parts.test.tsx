/** Parts of one product in blocks of their own: what is chosen in one, the others know. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { openIsland } from '#test/support/islandPage.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { sampleCart, samplePage, sampleProduct } from '../sampleData.testing.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

const types = [
  'product-price',
  'product-variants',
  'product-options',
  'product-stock',
  'product-add',
  'product-gallery',
  'product-quantity',
] as const

test('F-SHOP-11 a part of a product that is not there says so', () => {
  for (const type of types)
    expect(drawBlock(type, { product_id: '42' }), type).toContain('Unable to locate product #42')
})

test('F-SHOP-02 the price is in the layout that the block asks for, else in the product’s own', () => {
  expect(drawBlock('product-price', { price_layout: 6 }, { data: sampleProduct })).toContain('Save $4.00')
  expect(drawBlock('product-price', {}, { data: sampleProduct })).toContain('price-5')
})

test('F-SHOP-03 F-SHOP-07 what is chosen in one part shows in the price of another and goes into the cart', async () => {
  const props = {
    block: { id: 'part00001', type: 'parts' },
    state: { product_id: '' },
    data: sampleProduct,
    page: samplePage,
  }
  const { default: Parts } = await import('#test/support/productParts.tsx')
  const island = { type: 'parts', view: Parts, props }
  const { page, asked, complaints } = await openIsland(browser, island, () => ({
    body: { d: sampleCart(2) },
  }))
  const price = () => page.locator('.b-price').textContent()
  expect(await price()).toContain('$34.00')
  await page.getByText('350 ml').click()
  expect(await price()).toContain('$38.00')
  expect(await page.locator('.b-product-stock').textContent()).toBe('Last one')
  await page.getByLabel('Wrapping').selectOption('Gift box')
  await page.getByText('Oat', { exact: true }).click()
  expect(await page.locator('.b-product-stock').textContent()).toBe('Option unavailable')
  expect(await page.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true)
  await page.getByText('Sage', { exact: true }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await said(page, 'Added, 2 in cart')
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/api/shop/cart',
    body: { post_id: 'p1', value: { glaze: 'sage', size: 'l', wrapping: 'Gift box' }, quantity: 1 },
  })
  expect(complaints).toEqual([])
  await page.close()
})

const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor()

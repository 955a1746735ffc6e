/** The product block: what it says before and after a choice, and how it puts items into the cart. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { openIsland } from '#test/support/islandPage.ts'
import { cart as cartTimes } from '#constants.ts'
import { ProductCard } from '../product-list/ProductCard.tsx'
import { dollar, sampleCart, samplePage, sampleProduct } from '../sampleData.testing.ts'
import { refusalOf } from './addToCart.ts'
import {
  firstSelection,
  lackAt,
  obstacleOf,
  obstacleTo,
  offerAt,
  optionDetails,
  stockSentence,
  storeWithIt,
  variantOf,
} from './choice.ts'
import Product from './view.tsx'

const props = {
  block: { id: 'block1', type: 'product' },
  state: { product_id: '' },
  data: sampleProduct,
  page: samplePage,
}
const island = { type: 'product', view: Product, props }
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

test('F-SHOP-11 an option without a price says Pricing unavailable, one sold out or missing Option unavailable', () => {
  const sage = { glaze: 'sage', size: 's' }
  expect(optionDetails(sampleProduct, sage, 'glaze', 'oat', null).obstacle).toBe('Pricing unavailable')
  expect(optionDetails(sampleProduct, { ...sage, size: 'l' }, 'glaze', 'oat', null).obstacle).toBe(
    'Option unavailable',
  )
  expect(optionDetails(sampleProduct, sage, 'glaze', 'pink', null).obstacle).toBe('Option unavailable')
  expect(optionDetails(sampleProduct, sage, 'size', 'l', null)).toEqual({
    priceText: '$38.00',
    obstacle: null,
  })
  const variant = variantOf(sampleProduct, sage)
  expect(variant && obstacleOf(offerAt(variant, 'harbour'))).toBe('Option unavailable')
  expect(firstSelection(sampleProduct, 'harbour')).toEqual({ glaze: 'sage', size: 'l' })
  const last = variantOf(sampleProduct, { glaze: 'sage', size: 'l' })
  expect(stockSentence(last && offerAt(last, null))).toBe('Last one')
})

test('F-SHOP-11 a missing product and a card without a price say so', () => {
  const missing = renderToStaticMarkup(<Product {...props} data={null} state={{ product_id: 'x9' }} />)
  expect(missing).toContain('Unable to locate product #x9')
  const item = {
    id: '1',
    title: 'Mug',
    url: '/m',
    description: '',
    image: null,
    price_minor: null,
    base_minor: null,
    is_from: false,
    available: true,
    quantity: 1,
    note: '',
    tags: [],
  }
  const card = renderToStaticMarkup(<ProductCard item={item} currency={dollar} />)
  expect(card).toContain('N/A')
  expect(card).not.toContain('Sold out')
  expect(
    renderToStaticMarkup(<ProductCard item={{ ...item, available: false, quantity: 0 }} currency={dollar} />),
  ).not.toContain('Sold out')
  expect(
    renderToStaticMarkup(<ProductCard item={{ ...item, price_minor: 100 }} currency={dollar} />),
  ).toContain('Last one')
})

test('F-SHOP-02 the page shows the layout that the product or the block names', () => {
  const drawn = (price_layout: number) =>
    renderToStaticMarkup(<Product {...props} state={{ product_id: '', price_layout }} />)
  const price = (html: string) =>
    /b-product-price">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '|') ?? ''
  expect(price(drawn(1))).not.toContain('38.00')
  expect(price(drawn(2)).indexOf('$38.00')).toBeLessThan(price(drawn(2)).indexOf('$34.00'))
  expect(price(drawn(4))).toContain('−10%')
  expect(price(drawn(6))).toContain('Save $4.00')
  expect(drawn(7)).toContain('price-7')
})

test('F-SHOP-07 a missing id and a quantity below 1 are refused in the given words', () => {
  const good = { post_id: 'p1', value: {}, quantity: 1, current_store: null }
  expect(refusalOf(good)).toBeNull()
  expect(refusalOf({ ...good, quantity: 0 })).toEqual({
    title: 'Invalid Product Quantity',
    message: 'Please add specify quantity prior to adding to cart',
  })
  expect(refusalOf({ ...good, post_id: null })).toEqual({
    title: 'No Product ID',
    message: 'Product ID is not set.  Unable to add to cart',
  })
})

test('F-SHOP-07 F-CONST-12 adding is busy, asks, reloads the cart and is ready again with quantity 1', async () => {
  const { page, asked, complaints } = await openIsland(browser, island, ({ method }) => ({
    body: { d: method === 'GET' ? sampleCart(2) : [] },
  }))
  await page.getByRole('radio', { name: /350 ml/ }).check()
  await expect.poll(() => page.locator('.b-product-price').textContent()).toContain('$38.00')
  await page.getByRole('radio', { name: /250 ml/ }).check()
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  const start = Date.now()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added, 2 in cart').waitFor()
  await page.locator('.b-product-buy [aria-busy=false]').waitFor()
  expect(Date.now() - start).toBeGreaterThanOrEqual(cartTimes.addResetMs)
  expect(await page.getByRole('spinbutton').inputValue()).toBe('1')
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/shop/cart',
    'GET /api/shop/cart',
  ])
  expect(asked[0]?.body).toEqual({
    post_id: 'p1',
    value: { glaze: 'sage', size: 's', wrapping: 'Paper' },
    quantity: 2,
  })
  expect(await page.locator('body').getAttribute('data-count')).toBe('2')
  expect(complaints).toEqual([])
  await page.close()
})

test('F-SHOP-07 a failed add shows Cart Error with the message of the server', async () => {
  const { page, notices } = await openIsland(browser, island, () => ({
    status: 422,
    body: { d: null, error: { code: 'stock.short', message: 'Only 3 left.' } },
  }))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(notices).toEqual([{ title: 'Cart Error', message: 'Only 3 left.', kind: 'danger' }])
  await page.close()
})

test('F-CONST-11 F-UI-10 the spinner clamps, refuses letters and repeats while it is held', async () => {
  const { page } = await openIsland(browser, island, () => ({ body: { d: null } }))
  const field = page.getByRole('spinbutton')
  await field.focus()
  await page.keyboard.type('x')
  expect(await field.inputValue()).toBe('1')
  await field.press('ArrowDown')
  expect(await field.inputValue()).toBe('1')
  await field.fill('99')
  expect(await field.inputValue()).toBe('4')
  await field.fill('1')
  const increase = page.getByRole('button', { name: 'Increase quantity' })
  await increase.hover()
  await page.mouse.down()
  expect(await field.inputValue()).toBe('2')
  // Held on it goes up to the most there is, and no further.
  await expect.poll(() => field.inputValue()).toBe('4')
  await page.mouse.up()
  expect(await field.inputValue()).toBe('4')
  // Letting go is no step of its own.
  await page.getByRole('button', { name: 'Decrease quantity' }).click()
  expect(await field.inputValue()).toBe('3')
  await increase.click()
  expect(await field.inputValue()).toBe('4')
  await page.close()
})

test('1.8 F-SHOP-07 0, nothing, -3 and letters are refused in the given words, by button and Enter; nothing is asked for', async () => {
  const { page, asked, notices } = await openIsland(browser, island, () => ({ body: { d: null } }))
  const field = page.getByRole('spinbutton')
  const refusal = {
    title: 'Invalid Product Quantity',
    message: 'Please add specify quantity prior to adding to cart',
    kind: 'danger',
  }
  const wrong = ['0', '', '-3', 'abc']
  for (const [index, typed] of wrong.entries()) {
    await field.fill(typed)
    await (index % 2 === 0 ? page.getByRole('button', { name: 'Add to cart' }).click() : field.press('Enter'))
    await expect.poll(async () => (await notices()).length).toBe(index + 1)
    expect(await field.inputValue()).toBe(typed)
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(await notices()).toEqual(wrong.map(() => refusal))
  expect(asked).toEqual([])
  await page.close()
})

test('J-27 who chooses a colour sees the picture of it, and may look at another one', async () => {
  const images = [
    { url: '/media/a-1200.webp', alt: 'Both', width: 1200, height: 1500 },
    { url: '/media/b-1200.webp', alt: 'Small', width: 1200, height: 1500, shows: 'size_s' },
    { url: '/media/c-1200.webp', alt: 'Large', width: 1200, height: 1500, shows: 'size_l' },
  ]
  const { page } = await openIsland(
    browser,
    { ...island, props: { ...props, data: { ...sampleProduct, images } } },
    () => ({ body: { d: null } }),
  )
  const large = page.locator('.gallery-large')
  expect(await large.getAttribute('alt')).toBe('Small')
  await page.getByRole('radio', { name: /350 ml/ }).check()
  expect(await large.getAttribute('alt')).toBe('Large')
  await page.getByRole('button', { name: 'Picture 1 of 3' }).click()
  expect(await large.getAttribute('alt')).toBe('Both')
  await page.getByRole('radio', { name: /250 ml/ }).check()
  expect(await large.getAttribute('alt')).toBe('Small')
  await page.close()
})

test('1.7 F-SHOP-06 the store that has it is preset; another one is asked about where the cart would lose something', async () => {
  const stores = [
    { value: 'kiln', title: 'Kiln Lane' },
    { value: 'harbour', title: 'Harbour' },
  ]
  const variants = sampleProduct.variants.map((variant) => ({
    ...variant,
    stores: {
      kiln: { ...variant, quantity: 0, available: false },
      harbour: { price_minor: 3600, base_minor: null, available: true, quantity: 2 },
    },
  }))
  const atHarbour = { ...sampleProduct, stores, variants }
  expect(storeWithIt(atHarbour, null)).toBe('harbour')
  expect(storeWithIt(atHarbour, 'kiln')).toBe('harbour')
  expect(lackAt(atHarbour, 'kiln')).toBe(' (sold out)')
  const lacks = 'Kiln Lane does not have everything in your cart: Jug (Not sold at Kiln Lane).'
  const { page, asked } = await openIsland(
    browser,
    { ...island, props: { ...props, data: atHarbour } },
    ({ body }) =>
      JSON.stringify(body).includes('only_whole')
        ? { status: 409, body: { d: null, error: { code: 'store.lacks', message: lacks } } }
        : { body: { d: sampleCart(1) } },
  )
  // What has it is chosen for those who have nothing in the cart.
  await expect.poll(() => page.getByLabel('Sent from').inputValue()).toBe('harbour')
  await expect.poll(() => page.locator('.b-product-price').textContent()).toContain('$36.00')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added, 1 in cart').waitFor()
  expect(asked[0]).toMatchObject({ path: '/api/shop/cart', body: { current_store: 'harbour' } })
  // A store that lacks some of the cart is asked about first.
  await page.getByLabel('Sent from').selectOption('kiln')
  await page.getByText(lacks).waitFor()
  await expect.poll(() => page.getByLabel('Sent from').inputValue()).toBe('harbour')
  await page.getByRole('button', { name: 'Switch anyway' }).click()
  await page.getByText('Option unavailable. Harbour has 2').waitFor()
  expect(asked.at(-1)).toMatchObject({ path: '/api/shop/store', body: { current_store: 'kiln' } })
  await expect.poll(() => page.getByText(lacks).count()).toBe(0)
  await page.close()
})

test('F-SHOP-11 a product without options says Sold out', () => {
  const [variant] = sampleProduct.variants
  const offer = { price_minor: 3600, base_minor: null, available: false, quantity: 0 }
  const plain = { ...sampleProduct, variant_types: [], variants: variant ? [{ ...variant, ...offer }] : [] }
  expect([obstacleTo(plain, offer), obstacleTo(sampleProduct, offer)]).toEqual([
    'Sold out',
    'Option unavailable',
  ])
})

/** The cart block: lines, debounced changes, removal with undo, the way to pay. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '#test/support/browser.ts'
import { openIsland } from '#test/support/islandPage.ts'
import { cart as times, debounceMs } from '#constants.ts'
import { sampleCart, samplePage } from '../sampleData.testing.ts'
import CartView from './view.tsx'

const island = { type: 'cart', view: CartView, props: { block: { id: 'block2', type: 'cart' }, state: {}, data: null, page: { ...samplePage, path: '/cart' } } }
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('F-SHOP-08 an empty cart says Cart is empty', async () => {
  const { page, complaints } = await openIsland(browser, island, () => ({ body: { d: sampleCart(0) } }))
  await page.getByText('Cart is empty').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('F-SHOP-08 a line shows its choices, price and messages, and an error stops the checkout', async () => {
  const { page } = await openIsland(browser, island, () => ({ body: { d: sampleCart(2, { error: true, msg: ['Only 1 left.'] }) } }))
  await page.getByText('Glaze: Sage').waitFor()
  await page.getByText('Only 1 left.').waitFor()
  expect(await page.getByRole('button', { name: 'Check out' }).isDisabled()).toBe(true)
  expect(await page.locator('.b-cart-line-total').textContent()).toBe('$68.00')
  await page.close()
})

test('F-SHOP-09 F-CONST-12 quick changes become one call after the pause; busy ends 200 ms after it', async () => {
  const { page, asked } = await openIsland(browser, island, ({ body }) => ({ body: { d: sampleCart(Number(body?.quantity ?? 1)) } }))
  const more = page.getByRole('button', { name: 'Increase quantity of Morning mug' })
  await more.waitFor()
  const last = Date.now()
  // Both moments are taken in the page, so that a busy machine between page and test changes nothing.
  const busyMs = await more.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) button.click()
    return new Promise<number>((resolve) => {
      let since = 0
      new MutationObserver(() => {
        const isBusy = document.querySelector('dl[aria-busy=true]') !== null
        if (isBusy && since === 0) since = performance.now()
        if (!isBusy && since > 0) resolve(performance.now() - since)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
  })
  expect(busyMs).toBeGreaterThanOrEqual(times.busyOffMs - 20)
  const updates = asked.filter(({ path }) => path === '/api/shop/update-cart')
  expect(updates.map(({ body }) => body)).toEqual([{ id: 'l1', quantity: 4 }])
  expect((updates[0]?.at ?? 0) - last).toBeGreaterThanOrEqual(debounceMs - 20)
  expect(await page.locator('.b-cart-line-total').textContent()).toBe('$136.00')
  expect(await page.locator('body').getAttribute('data-count')).toBe('4')
  await page.close()
})

test('F-SHOP-09 a removed line can be brought back; leaving the page tells the server', async () => {
  const { page, asked } = await openIsland(browser, island, ({ body }) => ({ body: { d: sampleCart(body?.delete ? 0 : 1) } }))
  await page.getByRole('button', { name: 'Remove Morning mug' }).click()
  await page.getByText('Removed Morning mug.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Remove Morning mug' }).waitFor()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  await page.getByRole('button', { name: 'Remove Morning mug' }).click()
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(() => asked.at(-1)?.body).toEqual({ id: 'l1', delete: true })
  await page.close()
})

test('F-SHOP-08 F-SHOP-10 T16 a total that changed meanwhile is shown before it is paid', async () => {
  const details = (total_minor: number) => ({ cart: { ...sampleCart(1), total_minor }, email: 'ada@example.org', address: null, shipping_options: [], shipping_method: null, needs_address: false })
  let total = sampleCart(1).total_minor
  const { page, asked } = await openIsland(browser, island, ({ path }) => {
    if (path === '/api/shop/create-session') return { body: { d: 'http://pay.test/session/1' } }
    return { body: { d: path === '/api/shop/checkout' ? details(total) : sampleCart(1) } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  const pay = page.getByRole('button', { name: /^Pay / })
  await pay.waitFor()
  total += 250
  await pay.click()
  await page.getByRole('button', { name: 'Pay $36.50' }).waitFor()
  expect(asked.some(({ path }) => path === '/api/shop/create-session')).toBe(false)
  await pay.click()
  await page.waitForURL('http://pay.test/session/1')
  await page.close()
})

test('F-SHOP-13 who keeps several addresses chooses one in the checkout, and it is what is sent', async () => {
  const addresses = [['Ada', 'Kiln 9', 'Delft'], ['Bo', 'Barn 2', 'Porto']].map(([name, line1, city]) => ({ name, line1, line2: '', city, region: '', postcode: '2611 AB', country: 'NL', phone: '+31 20' }))
  const details = { cart: sampleCart(1), email: 'ada@example.org', address: addresses[0], addresses, shipping_options: [], shipping_method: null, needs_address: true }
  const { page, asked } = await openIsland(browser, island, ({ path }) => {
    if (path === '/api/shop/create-session') return { body: { d: 'http://pay.test/session/2' } }
    return { body: { d: path === '/api/shop/checkout' ? details : sampleCart(1) } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Send it to').selectOption({ label: 'Bo, Barn 2, Porto' })
  expect(await page.getByLabel('Street and number').inputValue()).toBe('Barn 2')
  expect(await page.getByLabel('Telephone (optional)').getAttribute('inputmode')).toBe('tel')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('http://pay.test/session/2')
  expect(asked.findLast(({ path }) => path === '/api/shop/checkout')?.body).toMatchObject({ address: { name: 'Bo', line1: 'Barn 2', phone: '+31 20' } })
  await page.close()
})

test('F-SHOP-10 Check out asks where to send it, then for a session, and goes to the address it is given', async () => {
  const details = (needs_address: boolean) => ({
    cart: { ...sampleCart(1), needs_address },
    email: null,
    address: null,
    shipping_options: [],
    shipping_method: null,
    needs_address,
  })
  const { page, asked } = await openIsland(browser, island, ({ path }) => {
    if (path === '/api/shop/create-session') return { body: { d: 'http://pay.test/session/1' } }
    return { body: { d: path === '/api/shop/checkout' ? details(true) : sampleCart(1) } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  // What is missing is said at its field, the first of them has the focus, and nothing was asked of the server.
  await page.getByText('Please give an e-mail address, for the receipt').waitFor()
  expect(await page.getByLabel('E-mail').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(asked.some(({ path }) => path === '/api/shop/create-session')).toBe(false)
  const typed = { 'E-mail': 'ada@example.org', Name: 'Ada', 'Street and number': '12 Mill Lane', Postcode: '4050', Town: 'Porto' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption('PT')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('http://pay.test/session/1')
  const kept = asked.findLast(({ path }) => path === '/api/shop/checkout')?.body
  expect(kept).toMatchObject({ email: 'ada@example.org', address: { name: 'Ada', city: 'Porto', country: 'PT' } })
  await page.close()
})

test('1.5 the region is chosen from the list of its country, a wrong postcode is said at its field, and a place without delivery at once', async () => {
  let isServed = true
  const details = () => ({
    cart: { ...sampleCart(1), needs_address: true, estimated: false, no_delivery: !isServed }, email: null, address: null, shipping_options: [], shipping_method: null, needs_address: true, delivers: true, countries: ['DE', 'US'],
  })
  const { page, asked } = await openIsland(browser, island, ({ path }) => ({ body: { d: path === '/api/shop/checkout' ? details() : sampleCart(1) } }))
  await page.getByRole('button', { name: 'Check out' }).click()
  expect((await page.getByLabel('Country').locator('option').allTextContents()).toSorted()).toEqual(['Germany', 'Please choose', 'United States'])
  const typed = { 'E-mail': 'ada@example.org', Name: 'Ada', 'Street and number': '12 Mill Lane', Postcode: '!!!!', Town: 'Berlin' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption('Germany')
  await page.getByLabel('Region (optional)').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('This is no postcode of Germany').waitFor()
  expect(await page.getByLabel('Postcode').evaluate((field) => field === document.activeElement)).toBe(true)

  await page.getByLabel('Country').selectOption('United States')
  await page.getByLabel('Postcode').fill('90210')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Please choose one').waitFor()
  await page.getByLabel('State').selectOption('California')
  isServed = false
  await expect.poll(() => asked.findLast(({ path }) => path === '/api/shop/checkout')?.body?.address).toMatchObject({ country: 'US', region: 'CA', postcode: '90210' })
  await page.getByText('Not delivered there').waitFor()
  await page.getByText('We do not deliver this order to that address.').waitFor()
  expect(await page.getByRole('button', { name: /^Pay / }).isDisabled()).toBe(true)
  await page.close()
})

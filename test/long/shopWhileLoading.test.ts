/** The shop while its scripts are on their way, or never come: nothing is lost, nothing jumps, and what is needed is said. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { phone } from '../support/people.ts'

const site = builtSite()

/** What moved on the page without being asked for, since the page began. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === false)
          Reflect.set(
            window,
            'shifts',
            Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')),
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
/** Once everything that was drawn has been looked at. A font that comes moves words by less than what is told as 0.00. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(Reflect.get(window, 'shifts')))),
      ),
  )

async function add(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText(/Added, \d+ in cart/).waitFor({ state: 'attached' })
}

test('F-SHOP-08 F-PUB-03 nothing jumps on a phone: neither in the cart with two items, nor in an empty one, nor on the receipt', async () => {
  const { context, page } = await site.open({ viewport: phone })
  await watchShifts(page)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await page.getByText('Cart is empty').waitFor()
  expect(await shifts(page)).toBeLessThan(0.005)
  await add(page, '/shop/chalk-plate')
  await add(page, '/shop/ochre-cup')
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await page.locator('.b-cart-line', { hasText: 'Ochre cup' }).waitFor()
  await page.getByRole('heading', { name: 'While you are here' }).waitFor()
  expect(await shifts(page)).toBeLessThan(0.005)

  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill('wanda@post.example')
  for (const [label, value] of Object.entries({
    Name: 'Ada',
    'Street and number': '12 Mill Lane',
    Postcode: '4050-001',
    Town: 'Porto',
  }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption('PT')
  await page.getByText('Parcel, 3 to 5 days').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('**/pay/test/**')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByRole('link', { name: 'See your order' }).waitFor()
  expect(await shifts(page)).toBeLessThan(0.005)
  await context.close()
})

test('F-SHOP-07 what is chosen and sent before the page has woken is carried out once it has', async () => {
  const { context, page } = await site.open({ viewport: phone })
  let wakeUp = () => undefined as void
  const woken = new Promise<void>((resolve) => {
    wakeUp = resolve
  })
  await page.route('**/assets/islands-*.js', async (route) => {
    await woken
    await route.continue()
  })
  const begun = page.waitForRequest('**/assets/islands-*.js')
  await page.goto('/shop/sage-mug', { waitUntil: 'domcontentloaded' })
  // From here on what is sent is held; a tap before that does nothing.
  await begun
  await page.locator('label', { hasText: '350 ml' }).click()
  await page.locator('.b-product-buy').getByRole('button', { name: 'Add to cart' }).click()
  expect(new URL(page.url()).search).toBe('')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/shop/cart'),
  )
  wakeUp()
  expect(JSON.stringify((await sent).postDataJSON())).toContain('350')
  await page.getByText('Added, 1 in cart').waitFor({ state: 'attached' })
  await context.close()
})

test('F-SHOP-07 without JavaScript product and cart say that they need it, and nothing is loaded anew', async () => {
  const { context, page } = await site.open({ javaScriptEnabled: false, viewport: phone })
  // The text search of the browser driver does not look into this element.
  const said = () => page.evaluate(() => document.querySelector<HTMLElement>('noscript p')?.innerText)
  await page.goto('/shop/sage-mug')
  expect(await said()).toBe('The cart needs JavaScript.')
  await page.locator('.b-product-buy').getByRole('button', { name: 'Add to cart' }).click()
  expect(new URL(page.url()).search).toBe('')
  await page.goto('/cart')
  expect(await said()).toBe('The cart needs JavaScript.')
  expect(await page.getByText('Loading your cart').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'While you are here' }).isVisible()).toBe(true)
  await context.close()
})

/** Buying in a real browser, against the built program with its demo shop: cart, checkout, pickup, accounts, receipts. */
import type { Page, ViewportSize } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'
import { desktop, fillLogin, phone, type Person } from '../support/people.ts'
import { administrator } from '../support/server.ts'

const site = builtSite()
const shoppers: Person[] = []

/** What a script or the policy of the page complained of; a call that a test lets fail is none of it. */
afterEach(() => {
  expect(
    shoppers
      .splice(0)
      .flatMap(({ complaints }) => complaints.filter((line) => !line.includes('Failed to load resource'))),
  ).toEqual([])
})

async function shopper(viewport: ViewportSize = desktop): Promise<Page> {
  const person = await site.open({ viewport, locale: 'en-GB', reducedMotion: 'no-preference' })
  shoppers.push(person)
  return person.page
}

/** Waits until the block answers clicks: an island takes its place over when it is near. */
async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

async function add(page: Page, path: string): Promise<void> {
  await openProduct(page, path)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText(/Added, \d+ in cart/).waitFor()
}

async function payTest(page: Page): Promise<void> {
  await page.waitForURL('**/pay/test/**')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/checkout-complete**')
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

const home = { Name: 'Ada Byron', 'Street and number': '12 Mill Lane', Postcode: '4050', Town: 'Porto' }

test('F-SHOP-07 adding is busy while it runs, tells the count, sets the quantity back and keeps the cart on failure', async () => {
  const page = await shopper()
  await openProduct(page, '/shop/chalk-plate')
  const button = page.locator('.b-product-buy .button')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/shop/cart', async (route) => {
    await held
    await route.continue()
  })
  await button.click()
  await page.getByText('Adding…').first().waitFor()
  expect(await button.getAttribute('aria-busy')).toBe('true')
  release()
  await page.getByText('Added, 2 in cart').waitFor()
  await page.locator('.b-product-buy .button', { hasText: 'Add to cart' }).waitFor()
  expect(await page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('1')

  await page.unroute('**/api/shop/cart')
  await page.route('**/api/shop/cart', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({
        d: null,
        error: { code: 'checkout.busy', message: 'The shop is busy. Please try again in a moment.' },
      }),
    }),
  )
  await button.click()
  await page.getByText('Cart Error').waitFor()
  await page.unroute('**/api/shop/cart')
  await page.goto('/cart')
  await page.locator('.b-cart-line').waitFor()
  expect(await page.locator('.b-cart-line').count()).toBe(1)
  await page.context().close()
})

test('F-SHOP-08 F-SHOP-09 the cart follows changed quantities and removals, and says when it is empty', async () => {
  const page = await shopper()
  await add(page, '/shop/chalk-plate')
  await add(page, '/shop/ochre-cup')
  await page.goto('/cart')
  const total = page.locator('dd.b-cart-total')
  await expect.poll(() => total.textContent()).toBe('$58.00')
  await page.getByRole('button', { name: 'Increase quantity of Ochre cup' }).click()
  await expect.poll(() => total.textContent()).toBe('$80.00')
  await page.reload()
  await expect.poll(() => total.textContent()).toBe('$80.00')
  await page.getByRole('button', { name: 'Remove Chalk dinner plate' }).click()
  await page.getByText('Removed Chalk dinner plate.').waitFor()
  await expect.poll(() => total.textContent()).toBe('$44.00')
  await page.getByRole('button', { name: 'Remove Ochre cup' }).click()
  await page.getByText('Cart is empty').waitFor()
  await page.context().close()
})

test('F-SHOP-08 F-SHOP-13 a code counts when it is asked for, is refused at its field which stays open, and the receipt adds up', async () => {
  const page = await shopper(phone)
  await add(page, '/shop/chalk-plate')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill('wanda@post.example')
  for (const [label, value] of Object.entries(home)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Postcode').fill('')
  await page.getByLabel('Country').selectOption('GB')
  await page.getByText('Parcel, 3 to 5 days').waitFor()
  await page.locator('summary', { hasText: 'Discount code' }).click()
  const code = page.getByRole('textbox', { name: 'Discount code' })
  await code.pressSequentially('FIR')
  await code.press('Enter')
  await page.getByText('The discount code FIR is not valid.').waitFor()
  await code.pressSequentially('ING14')
  expect(await code.inputValue()).toBe('FIRING14')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Remove discount code FIRING14' }).waitFor()
  await expect.poll(() => page.locator('dd.b-cart-total').textContent()).toBe('$38.40')

  const pay = page.getByRole('button', { name: 'Pay $38.40' })
  await pay.click()
  await page.getByText('Please give a postcode').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('postcode')
  await page.getByLabel('Postcode').fill('LS1 4AP')
  await pay.click()
  await payTest(page)
  const shown = (await page.locator('.receipt dd').allTextContents()).map((text) =>
    Number(text.replace('−', '-').replace('$', '')),
  )
  const total = shown.pop()
  expect(total).toBe(38.4)
  expect(shown.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(38.4, 5)
  await page.context().close()
})

test('F-SHOP-11 what cannot be bought says so at the option, at the product and in the cart', async () => {
  const page = await shopper()
  await openProduct(page, '/shop/ember-cup')
  await page.locator('.b-product-stock', { hasText: 'Sold out' }).waitFor()
  expect(await page.locator('.b-product-buy .button').isDisabled()).toBe(true)
  await openProduct(page, '/shop/sage-mug')
  await page.locator('label', { hasText: '350 ml' }).click()
  await page.locator('label.choice-off', { hasText: 'Oat' }).getByText('Option unavailable').waitFor()
  await page.context().close()
})

test('F-SHOP-08 F-SHOP-13 a cart filled as a guest is bought signed in, and the order is in the account', async () => {
  const page = await shopper()
  await add(page, '/shop/ink-plate')
  await page.goto('/login?next=/cart')
  await fillLogin(page)
  await page.waitForURL('**/cart')
  await page.locator('.b-cart-line', { hasText: 'Ink side plate' }).waitFor()
  await page.getByRole('button', { name: 'Check out' }).click()
  for (const [label, value] of Object.entries(home)) await page.getByLabel(label, { exact: true }).fill(value)
  expect(await page.getByLabel('Email').inputValue()).toBe(administrator.email)
  await page.getByLabel('Country').selectOption('PT')
  await page.getByText('Parcel, 3 to 5 days').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
  await payTest(page)
  const order = /Order (\S+) is paid/.exec(await page.locator('.page-intro').innerText())?.[1] ?? ''
  expect(await page.locator('.receipt dl').innerText()).toContain('Ink side plate')
  await page.getByRole('link', { name: 'See your order' }).click()
  await page.waitForURL('**/order/**')
  await page.getByText('Ada Byron').waitFor()
  await page.getByText('TEST PAYMENT').waitFor()
  // Its own link alone opens it: without the token it is not there.
  expect((await page.goto(`/order/${order}`))?.status()).toBe(404)
  await page.goto('/user/my-orders')
  await page
    .getByRole('link', { name: new RegExp(order) })
    .first()
    .waitFor()
  await page.context().close()
})

test('F-SHOP-06 F-SHOP-13 a phone buys for pickup at the second store location: no address, what was typed stays', async () => {
  const page = await shopper(phone)
  await openProduct(page, '/shop/ochre-cup')
  await page.getByLabel('Sent from').selectOption('harbour')
  // The way to buy stays in view.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const bar = page.locator('.b-product-bar')
  await bar.waitFor({ state: 'visible' })
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added, 1 in cart').waitFor({ state: 'attached' })
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Grace')
  await page.getByRole('radio', { name: /Pick up at the harbour shop/ }).check()
  await page.getByLabel('Name', { exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: /Send it to an address/ }).check()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Grace')
  await page.getByRole('radio', { name: /Pick up at the harbour shop/ }).check()
  await page.getByRole('button', { name: 'Pay $22.00' }).click()
  await page.getByText('Please give an email address, for the receipt').waitFor()
  await page.getByText('Please enter the name of the person picking up').waitFor()
  await page.getByLabel('Email').fill('grace@example.org')
  await page.getByLabel('Name of the person picking up').fill('Grace')
  await page.getByRole('button', { name: 'Pay $22.00' }).click()
  await payTest(page)
  expect(await page.locator('.receipt dl').innerText()).toMatch(/Pick up at the harbour shop\s+Free/)
  await page.getByRole('link', { name: 'See your order' }).click()
  await page.waitForURL('**/order/**')
  const receipt = page.locator('.receipt')
  // The page that is left has a receipt of its own.
  await receipt.getByText('Pickup by').waitFor()
  expect(await receipt.innerText()).toMatch(/Pickup by\s+Grace/)
  expect(await receipt.innerText()).not.toContain('Goes to')
  await page.context().close()
})

test('F-SHOP-10 a refused field keeps everything else; an unknown code is told at its field', async () => {
  const page = await shopper()
  await add(page, '/shop/ochre-cup')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Check out' }).click()
  for (const [label, value] of Object.entries({ Email: 'ada@example.org', ...home }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption('')
  await page.getByRole('button', { name: /^Pay / }).click()
  const country = page.getByLabel('Country')
  const described = await country.getAttribute('aria-describedby')
  expect(await page.locator(`#${described}`).textContent()).toBe('Please choose a country')
  expect(await country.evaluate((field) => field === document.activeElement)).toBe(true)
  await country.selectOption('PT')
  await page.getByText('Discount code').click()
  await page.getByRole('textbox', { name: 'Discount code' }).fill('NOPE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('The discount code NOPE is not valid.').waitFor()
  expect(await page.getByLabel('Town').inputValue()).toBe('Porto')
  const hints = await page
    .locator('form.b-cart-checkout input:not([type=radio])')
    .evaluateAll((fields) =>
      fields.map(
        (field) =>
          `${field.getAttribute('name')} ${field.getAttribute('inputmode')} ${field.getAttribute('autocomplete')}`,
      ),
    )
  expect(hints).toContain('email email email')
  expect(hints).toContain('postcode text shipping postal-code')
  await page.context().close()
})

test('F-PUB-03 /checkout-complete without an order says so, and stops asking', async () => {
  const page = await shopper()
  await page.goto('/checkout-complete?session_id=test_nobody_has_this_session_id')
  await page.getByRole('heading', { name: 'No order to show' }).waitFor()
  await page.context().close()
})

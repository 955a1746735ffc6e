/** The cart block: lines, debounced changes, removal with undo, the way to pay. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { openIsland } from '#test/support/islandPage.ts'
import { cart as times, debounceMs } from '#constants.ts'
import { sampleCart, samplePage } from '../sampleData.testing.ts'
import CartView from './view.tsx'

const island = {
  type: 'cart',
  view: CartView,
  props: {
    block: { id: 'block2', type: 'cart' },
    state: {},
    data: null,
    page: { ...samplePage, path: '/cart' },
  },
}
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

test('F-SHOP-08 an empty cart says Cart is empty', async () => {
  const { page, complaints } = await openIsland(browser, island, () => ({ body: { d: sampleCart(0) } }))
  await page.getByText('Cart is empty').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('F-SHOP-08 a line shows its choices, price and messages, and an error stops the checkout', async () => {
  const { page } = await openIsland(browser, island, () => ({
    body: { d: sampleCart(2, { error: true, msg: ['Only 1 left.'] }) },
  }))
  await page.getByText('Glaze: Sage').waitFor()
  await page.getByText('Only 1 left.').waitFor()
  expect(await page.getByRole('button', { name: 'Check out' }).isDisabled()).toBe(true)
  expect(await page.locator('.b-cart-line-total').textContent()).toBe('$68.00')
  await page.close()
})

test('F-SHOP-09 F-CONST-12 quick changes become one call after the pause; busy ends 200 ms after it', async () => {
  const { page, asked } = await openIsland(browser, island, ({ body }) => ({
    body: { d: sampleCart(Number(body?.quantity ?? 1)) },
  }))
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
  const { page, asked } = await openIsland(browser, island, ({ body }) => ({
    body: { d: sampleCart(body?.delete ? 0 : 1) },
  }))
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

test('F-SHOP-09 lines that are removed one after the other stay gone, whatever the server answers meanwhile', async () => {
  const names = ['Bowl', 'Jug', 'Plate']
  const kept = new Set(names)
  const now = () => ({
    ...sampleCart(1),
    items: [...kept].map((title) => ({ ...sampleCart(1).items[0], id: title, title })),
  })
  const { page, asked } = await openIsland(browser, island, ({ path, body }) => {
    if (body?.delete) kept.delete(String(body.id))
    const details = { cart: now(), email: '', address: null }
    return { body: { d: path === '/api/shop/checkout' ? details : now() } }
  })
  const lines = page.locator('.b-cart-line')
  await lines.nth(2).waitFor()
  // What was ever shown is noted in the page: a line that comes back for a moment is clicked again.
  await page.evaluate(() => {
    const seen: number[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => seen.push(document.querySelectorAll('.b-cart-line').length)).observe(
      document.body,
      { subtree: true, childList: true },
    )
  })
  for (const name of ['Bowl', 'Jug']) await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([{ id: 'Bowl', delete: true }])
  await page.getByText('Removed Jug.').waitFor()
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect.poll(() => [...kept]).toEqual(['Plate'])
  expect(await lines.count()).toBe(1)
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
  expect(seen).toEqual(seen.toSorted((one: number, other: number) => other - one))
  expect(await page.locator('body').getAttribute('data-count')).toBe('1')
  await page.close()
})

test('F-SHOP-09 F-UI-10 at the least quantity the focus stays on the button that was pressed, and pressing it again does nothing', async () => {
  const { page, asked } = await openIsland(browser, island, ({ body }) => ({
    body: { d: sampleCart(Number(body?.quantity ?? 2)) },
  }))
  const less = page.getByRole('button', { name: 'Decrease quantity of Morning mug' })
  await less.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true')
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([{ id: 'l1', quantity: 1 }])
  await page.keyboard.press('Enter')
  expect(await page.getByRole('spinbutton').inputValue()).toBe('1')
  expect(await less.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.getByRole('spinbutton').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.close()
})

test('F-SHOP-08 F-SHOP-10 T16 a total that changed meanwhile is shown before it is paid', async () => {
  const details = (total_minor: number) => ({
    cart: { ...sampleCart(1), total_minor },
    email: 'ada@example.org',
    address: null,
  })
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
  const addresses = [
    ['Ada', 'Kiln 9', 'Delft'],
    ['Bo', 'Barn 2', 'Porto'],
  ].map(([name, line1, city]) => ({
    name,
    line1,
    line2: '',
    city,
    region: '',
    postcode: '2611 AB',
    country: 'NL',
    phone: '+31 20',
  }))
  const details = {
    cart: { ...sampleCart(1), needs_address: true },
    email: 'ada@example.org',
    address: addresses[0],
    addresses,
  }
  const { page, asked } = await openIsland(browser, island, ({ path }) => {
    if (path === '/api/shop/create-session') return { body: { d: 'http://pay.test/session/2' } }
    return { body: { d: path === '/api/shop/checkout' ? details : sampleCart(1) } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Send it to').selectOption({ label: 'Bo, Barn 2, Porto' })
  expect(await page.getByLabel('Street and number').inputValue()).toBe('Barn 2')
  expect(await page.getByLabel('Phone (optional)').getAttribute('inputmode')).toBe('tel')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('http://pay.test/session/2')
  expect(asked.findLast(({ path }) => path === '/api/shop/checkout')?.body).toMatchObject({
    address: { name: 'Bo', line1: 'Barn 2', phone: '+31 20' },
  })
  await page.close()
})

test('F-SHOP-10 Check out asks where to send it, then for a session, and goes to the URL it is given', async () => {
  const details = (needs_address: boolean) => ({
    cart: { ...sampleCart(1), needs_address },
    email: null,
    address: null,
  })
  const { page, asked } = await openIsland(browser, island, ({ path }) => {
    if (path === '/api/shop/create-session') return { body: { d: 'http://pay.test/session/1' } }
    return { body: { d: path === '/api/shop/checkout' ? details(true) : sampleCart(1) } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  // What is missing is said at its field, the first of them has the focus, and nothing was asked of the server.
  await page.getByText('Please give an email address, for the receipt').waitFor()
  expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(asked.some(({ path }) => path === '/api/shop/create-session')).toBe(false)
  const typed = {
    Email: 'ada@example.org',
    Name: 'Ada',
    'Street and number': '12 Mill Lane',
    Postcode: '4050',
    Town: 'Porto',
  }
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption('PT')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('http://pay.test/session/1')
  const kept = asked.findLast(({ path }) => path === '/api/shop/checkout')?.body
  expect(kept).toMatchObject({
    email: 'ada@example.org',
    address: { name: 'Ada', city: 'Porto', country: 'PT' },
  })
  await page.close()
})

test('F-SHOP-13 who chooses to pay later reads how, and nobody else', async () => {
  const details = {
    cart: sampleCart(1),
    email: null,
    address: null,
    manual_payments: true,
    payment_method: 'card',
    payment_instructions: 'Transfer it to\nIBAN DE02',
  }
  const { page } = await openIsland(browser, island, ({ path }) => ({
    body: { d: path === '/api/shop/checkout' ? details : sampleCart(1) },
  }))
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Pay later, by transfer or at the counter').check()
  await page.getByText('IBAN DE02').waitFor()
  await page.getByLabel('Pay now').check()
  await page.getByText('IBAN DE02').waitFor({ state: 'detached' })
  await page.close()
})

test('1.5 the region is chosen from the list of its country, a wrong postcode is said at its field, and a place without delivery at once', async () => {
  let isServed = true
  const details = () => ({
    cart: { ...sampleCart(1), needs_address: true, estimated: false, no_delivery: !isServed },
    email: null,
    address: null,
    delivers: true,
    countries: ['DE', 'US'],
  })
  const { page, asked } = await openIsland(browser, island, ({ path }) => ({
    body: { d: path === '/api/shop/checkout' ? details() : sampleCart(1) },
  }))
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Country').waitFor()
  expect((await page.getByLabel('Country').locator('option').allTextContents()).toSorted()).toEqual([
    'Germany',
    'Please choose',
    'United States',
  ])
  const typed = {
    Email: 'ada@example.org',
    Name: 'Ada',
    'Street and number': '12 Mill Lane',
    Postcode: '!!!!',
    Town: 'Berlin',
  }
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value)
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
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/shop/checkout')?.body?.address)
    .toMatchObject({ country: 'US', region: 'CA', postcode: '90210' })
  await page.getByText('Not delivered there').waitFor()
  await page.getByText('We do not deliver this order to that address.').waitFor()
  expect(await page.getByRole('button', { name: /^Pay / }).isDisabled()).toBe(true)
  await page.close()
})

const stores = [
  { value: 'studio', title: 'Studio' },
  { value: 'harbour', title: 'Harbour' },
]
const way = (id: string, title: string, amount_minor = 0) => ({
  id,
  title,
  amount_minor,
  is_pickup: title.startsWith('Pick up'),
})
const home = {
  name: 'Ada',
  line1: '12 Mill Lane',
  line2: '',
  city: 'Porto',
  region: '',
  postcode: '4050-001',
  country: 'PT',
  phone: '',
}

test('F-SHOP-08 F-SHOP-10 the deliveries are always those of the cart: another location or quantity brings its own list, a choice that is gone is dropped, said, and not paid', async () => {
  let cart = {
    ...sampleCart(1),
    stores,
    current_store: 'studio',
    needs_address: true,
    estimated: false,
    shipping_options: [way('parcel', 'Parcel', 600), way('studio', 'Pick up at the studio')],
    shipping_method: 'parcel',
    total_minor: 4000,
    shipping_minor: 600,
  }
  const details = () => ({ cart, email: 'ada@example.org', address: home, delivers: true })
  const { page, asked } = await openIsland(browser, island, ({ path, body }) => {
    if (path === '/api/shop/store')
      cart = {
        ...cart,
        current_store: 'harbour',
        shipping_options: [way('parcel', 'Parcel', 600), way('harbour', 'Pick up at the harbour')],
      }
    if (path === '/api/shop/update-cart')
      cart = {
        ...cart,
        shipping_options: [way('free', 'Parcel, free'), way('harbour', 'Pick up at the harbour')],
        shipping_method: 'free',
        total_minor: 6800,
        shipping_minor: 0,
      }
    if (body?.shipping_method === 'studio')
      return {
        status: 422,
        body: {
          d: null,
          error: {
            code: 'checkout.delivery_gone',
            message: 'Not offered any more.',
            data: { fields: [{ field: 'shipping_method', message: 'Not offered any more.' }] },
          },
        },
      }
    return { body: { d: path === '/api/shop/checkout' ? details() : cart } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('radio', { name: /Pick up at the studio/ }).waitFor()
  await page.getByLabel('Sent from').selectOption('Harbour')
  await page.getByRole('radio', { name: /Pick up at the harbour/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Pick up at the studio/ }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: /^Parcel/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('Town').isVisible()).toBe(true)

  await page.getByRole('button', { name: 'Increase quantity of Morning mug' }).click()
  await page.getByRole('radio', { name: /Parcel, free/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Parcel, free/ }).isChecked()).toBe(true)

  // What was chosen went away meanwhile, for the shop said so.
  cart = { ...cart, shipping_method: 'harbour', total_minor: 6800 }
  await page.getByRole('radio', { name: /Pick up at the harbour/ }).check()
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/shop/checkout')?.body?.shipping_method)
    .toBe('harbour')
  await page.getByLabel('Town').waitFor({ state: 'hidden' })
  // Who picks it up is asked for, and nothing else.
  await page.getByLabel('Name of the person picking up').fill('')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Please enter the name of the person picking up').waitFor()
  await page.getByLabel('Name of the person picking up').fill('Bo Barn')
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/shop/checkout')?.body?.pickup_name)
    .toBe('Bo Barn')
  const gone = {
    ...cart,
    shipping_options: [way('free', 'Parcel, free'), way('studio2', 'Pick up at the studio')],
    delivery_gone: true,
  }
  await page.route('**/api/shop/store', (route) =>
    route.fulfill({ json: { d: { ...gone, shipping_method: null } } }),
  )
  await page.getByLabel('Sent from').selectOption('Studio')
  await page.getByText('The delivery you chose is not offered for this cart any more.').waitFor()
  await page.getByLabel('Town').waitFor()
  expect(await page.locator('[name=shipping_method]:checked').count()).toBe(0)
  const before = asked.length
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('Please choose a delivery').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('shipping_method')
  expect(asked.slice(before)).toEqual([])
  await page.close()
})

test('F-SHOP-09 F-SHOP-10 a quantity that was just changed is sent before it is paid', async () => {
  let total = sampleCart(1).total_minor
  const details = () => ({
    cart: { ...sampleCart(1), total_minor: total },
    email: 'ada@example.org',
    address: null,
  })
  const { page, asked } = await openIsland(browser, island, ({ path, body }) => {
    if (path === '/api/shop/update-cart') total = 3400 * Number(body?.quantity)
    return {
      body: { d: path === '/api/shop/checkout' ? details() : { ...sampleCart(1), total_minor: total } },
    }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'Pay $34.00' }).waitFor()
  // Both in one breath, before the pause is over.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label^="Increase quantity"]')?.click()
    document.querySelector<HTMLElement>('form.b-cart-checkout button[type=submit]')?.click()
  })
  await page.getByRole('button', { name: 'Pay $68.00' }).waitFor()
  expect(
    asked
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path)
      .slice(1),
  ).toEqual(['/api/shop/update-cart', '/api/shop/checkout'])
  expect(asked.some(({ path }) => path === '/api/shop/create-session')).toBe(false)
  await page.close()
})

const atCheckout = {
  cart: { ...sampleCart(1), discount_code: null as string | null, msg: [] as string[] },
  email: 'ada@example.org',
  address: home,
  delivers: true,
}

test('F-SHOP-10 whatever the checkout refuses is said where it can be seen, at its field or in a notice', async () => {
  const source = await readFile('src/features/shop/problems.ts', 'utf8')
  const declared = [...source.matchAll(/'((?:cart|checkout|discount|stock|store|payment)\.\w+)'/g)].flatMap(
    ([, code]) => code ?? [],
  )
  expect(declared.length).toBeGreaterThan(20)
  const refusals = [
    ...declared.map((code) => ({ code, data: undefined })),
    ...[
      'discount_code',
      'email',
      'address.city',
      'address.region',
      'address.moon',
      'shipping_method',
      'payment_method',
      'total_minor',
    ].map((field) => ({
      code: 'request.invalid',
      data: { fields: [{ field, message: `Said of ${field}` }] },
    })),
    { code: 'server.failed', data: undefined },
  ]
  for (const discount_code of [null, 'FIRING']) {
    let refusal = refusals[0]
    const { page, notices } = await openIsland(browser, island, ({ path }) => {
      if (path !== '/api/shop/create-session')
        return {
          body: {
            d:
              path === '/api/shop/checkout'
                ? { ...atCheckout, cart: { ...atCheckout.cart, discount_code } }
                : sampleCart(1),
          },
        }
      return {
        status: 422,
        body: {
          d: null,
          error: { code: refusal?.code, message: `Refused with ${refusal?.code}`, data: refusal?.data },
        },
      }
    })
    await page.getByRole('button', { name: 'Check out' }).click()
    for (const one of refusals) {
      refusal = one
      const words = one.data?.fields[0]?.message ?? `Refused with ${one.code}`
      const before = (await notices()).length
      await page.getByRole('button', { name: /^Pay / }).click()
      const isSaid = async () =>
        (await page.getByText(words).isVisible()) ||
        (await notices()).slice(before).some(({ message }) => message.includes(`Refused with ${one.code}`))
      await expect.poll(isSaid, { message: `${one.code} ${words} ${discount_code}` }).toBe(true)
      await page.locator('form.b-cart-checkout button[type=submit][aria-busy=false]').waitFor()
    }
    await page.close()
  }
})

test('F-SHOP-10 a code that was used already is said at the code with the focus there, and is one tap from gone', async () => {
  let cart = { ...atCheckout.cart, discount_code: 'ONCE' as string | null, total_minor: 3000 }
  const { page } = await openIsland(browser, island, ({ path, body }) => {
    if (body?.discount_code === null) cart = { ...cart, discount_code: null, total_minor: 3400 }
    if (path === '/api/shop/create-session')
      return {
        status: 422,
        body: {
          d: null,
          error: { code: 'discount.used_up', message: 'You have used the discount code ONCE already.' },
        },
      }
    return { body: { d: path === '/api/shop/checkout' ? { ...atCheckout, cart } : cart } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'Pay $30.00' }).click()
  const said = page.getByText('You have used the discount code ONCE already.')
  await said.waitFor()
  expect(await said.evaluate((text) => text.closest('[aria-live]') !== null)).toBe(true)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toBe('Remove discount code ONCE')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pay $34.00' }).waitFor()
  await page.close()
})

test('F-SHOP-10 an email address that is refused is said at its field alone, and the delivery is priced without it', async () => {
  let cart = {
    ...sampleCart(1),
    needs_address: true,
    estimated: true,
    shipping_options: [way('studio', 'Pick up at the studio')],
    shipping_method: null as string | null,
    total_minor: 3400,
  }
  const words = 'Please enter an email address, for example ada@example.org'
  const { page, asked, notices } = await openIsland(browser, island, ({ path, body }) => {
    if (path === '/api/shop/checkout' && body?.email === "k'øre@beispiel.example")
      return {
        status: 422,
        body: {
          d: null,
          error: {
            code: 'request.invalid',
            message: `email: ${words}`,
            data: { fields: [{ field: 'email', message: words }] },
          },
        },
      }
    if (body?.address)
      cart = {
        ...cart,
        estimated: false,
        shipping_options: [way('parcel', 'Parcel', 600), way('studio', 'Pick up at the studio')],
        shipping_method: 'parcel',
        total_minor: 4000,
      }
    return {
      body: {
        d: path === '/api/shop/checkout' ? { cart, email: null, address: null, delivers: true } : cart,
      },
    }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill("k'øre@beispiel.example")
  await page.getByText(words).waitFor()
  await page.getByLabel('Country').selectOption('PT')
  const typed = { Name: 'Ada', 'Street and number': '12 Mill Lane', Postcode: '4050-001', Town: 'Porto' }
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('radio', { name: /^Parcel/ }).waitFor()
  await page.getByRole('button', { name: 'Pay $40.00' }).waitFor()
  // It is still said, and was asked once; the focus was left where somebody was typing.
  expect(await page.getByText(words).count()).toBe(1)
  expect(asked.filter(({ body }) => body?.email !== undefined)).toHaveLength(1)
  expect(await page.getByLabel('Town').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await notices()).toEqual([])

  await page.getByRole('button', { name: 'Pay $40.00' }).click()
  await expect
    .poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.getByLabel('Email').fill('kore@beispiel.example')
  await page.getByText(words).waitFor({ state: 'detached' })
  await expect
    .poll(() => asked.findLast(({ path }) => path === '/api/shop/checkout')?.body?.email)
    .toBe('kore@beispiel.example')
  expect(await notices()).toEqual([])
  await page.close()
})

test('F-SHOP-10 a wrong code that was left in its box is said as not applied, and does not keep anybody from paying', async () => {
  const { page, asked } = await openIsland(browser, island, ({ path, body }) => {
    if (path === '/api/shop/create-session') return { body: { d: 'http://pay.test/session/3' } }
    if (body?.discount_code)
      return {
        status: 422,
        body: {
          d: null,
          error: { code: 'discount.unknown', message: 'The discount code NOPE is not valid.' },
        },
      }
    return { body: { d: path === '/api/shop/checkout' ? atCheckout : sampleCart(1) } }
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.locator('summary', { hasText: 'Discount code' }).click()
  await page.getByRole('textbox', { name: 'Discount code' }).fill('NOPE')
  await page.locator('summary', { hasText: 'Discount code' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByText('The discount code NOPE is not valid. It was not applied.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('discount_code')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('http://pay.test/session/3')
  expect(asked.filter(({ body }) => body?.discount_code === 'NOPE')).toHaveLength(1)
  await page.close()
})

test('F-SHOP-10 the focus goes from Check out to the first field that is still to be filled, else to the heading', async () => {
  for (const [details, focused] of [
    [{ ...atCheckout, email: null }, 'Email'],
    [
      { ...atCheckout, cart: { ...atCheckout.cart, needs_address: true }, address: { ...home, line1: '' } },
      'Street and number',
    ],
    [atCheckout, 'Your details'],
  ] as const) {
    const { page } = await openIsland(browser, island, ({ path }) => ({
      body: { d: path === '/api/shop/checkout' ? details : sampleCart(1) },
    }))
    await page.getByRole('button', { name: 'Check out' }).press('Enter')
    await page.getByRole('button', { name: /^Pay / }).waitFor()
    const name = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement instanceof HTMLInputElement
          ? activeElement.labels?.[0]?.textContent
          : activeElement?.textContent
      })
    await expect.poll(name).toBe(focused)
    await page.close()
  }
})

/** What is done with an order in a real browser can be taken back or is asked first: tracking, handing over, payments (F-SHOP-13). */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
let page: Page

beforeAll(async () => {
  page = (await site.openSignedIn()).page
})

const address = { name: 'Ada Kiln', line1: 'Kiln 9', city: 'Ashford', postcode: 'TN23 1AA', country: 'GB' }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

interface Made {
  id: string
  number: string
}

/** An order that staff made, of two jugs. */
async function order(terms: Record<string, unknown> = {}): Promise<Made> {
  const jug = await site.save({
    type: 'product',
    title: 'Tall jug',
    status: 'published',
    value: [],
    metas: [{ name: 'product_price', value: '30.00' }],
  })
  const draft = { lines: [{ post_id: jug.id, quantity: 2 }], email: 'ada@example.test', address }
  const quote = (await site.admin.call('POST', '/api/shop/orders/quote', draft)).d
  const made = { ...draft, payment: 'paid', total_minor: quote.cart.total_minor, ...terms }
  return (await site.admin.call('POST', '/api/shop/orders', made)).d
}

const read = async ({ id }: Made) => (await site.admin.call('GET', `/api/shop/orders/${id}`)).d
async function open({ id, number }: Made): Promise<void> {
  await page.goto(`/user/orders/${id}`)
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
}

test('F-SHOP-13 tracking is added to a parcel that was sent, changed, and changed back by Undo', async () => {
  const made = await order()
  await site.admin.call('POST', `/api/shop/orders/${made.id}/fulfil`, {})
  await open(made)
  const parcels = page.getByRole('region', { name: 'Parcels' })
  await parcels.getByText('2 × Tall jug').waitFor()
  await button('Add tracking').click()
  await dialog('Add tracking').getByLabel('Carrier').fill('DHL')
  await dialog('Add tracking').getByLabel('Tracking number').fill('JD01')
  await dialog('Add tracking').getByLabel('Send the customer an email with the new tracking').check()
  await button('Save tracking').click()
  await parcels.getByRole('link', { name: 'JD01' }).waitFor()
  await page.getByText('Tracking added: DHL JD01').waitFor()

  await button('Edit tracking').click()
  await dialog('Edit tracking').getByLabel('Tracking number').fill('JD02')
  await button('Save tracking').click()
  await parcels.getByRole('link', { name: 'JD02' }).waitFor()
  await page.getByText('Tracking changed from DHL JD01 to DHL JD02').waitFor()
  await button('Undo').click()
  await parcels.getByRole('link', { name: 'JD01' }).waitFor()
})

test('F-SHOP-13 “Mark as delivered” is taken back by Undo, and later by its own button', async () => {
  const made = await order()
  await site.admin.call('POST', `/api/shop/orders/${made.id}/fulfil`, {})
  await open(made)
  await button('Mark as delivered').click()
  await button('Undo').click()
  await button('Mark as delivered').click()
  await button('Not delivered yet').click()
  await button('Mark as delivered').waitFor()
  expect(await read(made)).toMatchObject({ status: 'shipped', order_state: 'placed' })
})

test('F-SHOP-13 “Mark as paid” asks first and says what it does', async () => {
  const made = await order({ payment: 'later' })
  await open(made)
  await button('Mark as paid').click()
  const ask = dialog(`Mark order ${made.number} as paid?`)
  await ask.getByText(/is recorded as received, and an invoice is written/).waitFor()
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await ask.waitFor({ state: 'detached' })
  expect((await read(made)).payment_state).toBe('unpaid')
  await button('Mark as paid').click()
  await ask.getByRole('button', { name: 'Mark as paid' }).click()
  await ask.waitFor({ state: 'detached' })
  // What is printed opens beside the order.
  for (const name of ['Invoice', 'Packing slip'])
    expect(await page.getByRole('link', { name }).getAttribute('target')).toBe('_blank')
  expect((await read(made)).payment_state).toBe('paid')
})

test('F-SHOP-13 an order that is not paid is asked about before it is handed over', async () => {
  for (const [choice, paid] of [
    ['Mark as paid and hand over', 'paid'],
    ['Hand over unpaid', 'unpaid'],
  ] as const) {
    const made = await order({ payment: 'later' })
    await site.admin.call('POST', `/api/shop/orders/${made.id}/fulfil`, { is_pickup: true })
    await open(made)
    await button('Mark as picked up').click()
    const ask = dialog(`Hand over order ${made.number}?`)
    await ask.getByText(/ is still to be paid\.$/).waitFor()
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await ask.waitFor({ state: 'detached' })
    expect(await read(made)).toMatchObject({ status: 'ready_for_pickup', payment_state: 'unpaid' })
    await button('Mark as picked up').click()
    await ask.getByRole('button', { name: choice }).click()
    await page.getByText(`Order ${made.number}: Picked up`).waitFor()
    expect(await read(made)).toMatchObject({ status: 'picked_up', payment_state: paid })
    // What is still to come is said beside where the order is.
    await page
      .locator('.page-head')
      .getByText(paid === 'paid' ? 'Paid' : 'Unpaid', { exact: true })
      .first()
      .waitFor()
  }
})

/**
 * J-29: a Monday in the shop. Eighteen orders of the weekend: most are packed and sent together, three get a tracking
 * number, one goes in two parcels, one to another address, of one an item is taken out and its money given back. At most
 * 80 acts, each a click, a choice or a filled field. Labels of carriers are no part of the shop yet and left out.
 */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()
const maxActs = 80

let page: Page
let acts = 0

const click = async (what: Locator) => {
  acts += 1
  await what.click()
}
const fill = async (what: Locator, text: string) => {
  acts += 1
  await what.fill(text)
}
const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name })

interface Made {
  id: string
  number: string
}

/** A weekend's orders, made by the shop's own call. */
async function weekend(count: number): Promise<Made[]> {
  const products: { id: string; title: string }[] = await Promise.all(
    ['Tall jug', 'Low bowl'].map(
      async (title) =>
        await site.save({
          type: 'product',
          title,
          status: 'published',
          value: [],
          metas: [{ name: 'product_price', value: '30.00' }],
        }),
    ),
  )
  const made: Made[] = []
  for (let at = 0; at < count; at += 1) {
    const address = {
      name: `Buyer ${at + 1}`,
      line1: `Kiln Lane ${at + 1}`,
      city: 'Ashford',
      postcode: 'TN23 1AA',
      country: 'GB',
    }
    const draft = {
      lines: products.map(({ id }) => ({ post_id: id, quantity: 1 })),
      email: `buyer${at + 1}@example.test`,
      address,
    }
    const quote = (await site.admin.call('POST', '/api/shop/orders/quote', draft)).d
    const answer = await site.admin.call('POST', '/api/shop/orders', {
      ...draft,
      payment: 'paid',
      total_minor: quote.cart.total_minor,
    })
    made.push(answer.d)
  }
  return made
}

async function open(order: Made): Promise<void> {
  await page.goto('/user/orders?needs=packing')
  await click(page.getByRole('link', { name: order.number, exact: true }))
  await page.getByRole('heading', { name: `Order ${order.number}` }).waitFor()
}

async function pack({ tracking, only }: { tracking?: string; only?: string } = {}): Promise<void> {
  await click(button('Pack and send'))
  const dialog = page.getByRole('dialog', { name: 'Pack and send' })
  if (only) await fill(dialog.getByRole('spinbutton', { name: `Quantity of ${only}` }), '0')
  if (tracking) {
    await fill(dialog.getByLabel('Carrier'), 'DHL')
    await fill(dialog.getByLabel('Tracking number'), tracking)
  }
  await click(button('Record the parcel', dialog))
  await dialog.waitFor({ state: 'detached' })
}

let orders: Made[] = []

beforeAll(async () => {
  // What the demo has to pack is sent before the weekend begins.
  const before: Made[] = (await site.admin.call('GET', '/api/shop/orders?needs=packing&limit=100')).d.items
  if (before.length > 0)
    await site.admin.call('POST', '/api/shop/orders/fulfil', { orders: before.map(({ id }) => id) })
  orders = await weekend(18)
  page = (await site.openSignedIn()).page
})

test('J-29 eighteen orders are packed, split, tracked, readdressed and refunded in part within 80 acts', async () => {
  const [first, second, third, split, moved, without] = orders
  if (!first || !second || !third || !split || !moved || !without) throw new Error('no orders')
  const read = async ({ id }: Made) => (await site.admin.call('GET', `/api/shop/orders/${id}`)).d

  await page.goto('/user/orders')
  await click(button('To pack'))
  await page.getByText('18 entries').waitFor()

  for (const [at, order] of [first, second, third].entries()) {
    await open(order)
    await pack({ tracking: `JD00${at}` })
    await page.getByRole('link', { name: `JD00${at}` }).waitFor()
  }
  expect(await page.getByRole('link', { name: 'JD002' }).getAttribute('href')).toContain('tracking-id=JD002')

  await open(split)
  await pack({ only: 'Low bowl' })
  await page.getByText('Partly sent').first().waitFor()
  await pack()
  expect(await read(split)).toMatchObject({ status: 'shipped', shipments: [{}, {}] })

  await open(moved)
  await click(button('Change address'))
  const address = page.getByRole('dialog', { name: 'Change the delivery address' })
  await fill(address.getByLabel('Street and number'), 'Harbour Row 9')
  await click(button('Save address', address))
  await page
    .getByRole('group', { name: 'Timeline' })
    .or(page.getByRole('region', { name: 'Timeline' }))
    .getByText(/Delivery address changed from .*Kiln Lane 5.* to .*Harbour Row 9/)
    .waitFor()
  await pack()

  await open(without)
  await click(button('Refund'))
  const refund = page.getByRole('dialog', { name: `Refund order ${without.number}` })
  await fill(refund.getByRole('spinbutton', { name: 'Quantity of Low bowl' }), '1')
  await fill(refund.getByLabel('Reason'), 'Chipped in the kiln')
  await click(button(/^Refund$/, refund))
  await refund.waitFor({ state: 'detached' })
  // The screen says so before one goes on.
  await page.getByText('Partially refunded').first().waitFor()
  await pack()
  expect(await read(without)).toMatchObject({
    status: 'shipped',
    refunded: 30,
    payment_state: 'partially_refunded',
  })

  await page.goto('/user/orders')
  await click(button('To pack'))
  await page.getByText('12 entries').waitFor()
  acts += 1
  await page.getByLabel('Choose all on this page').check()
  const [slips] = await Promise.all([
    page.context().waitForEvent('page'),
    click(button('Print packing slips')),
  ])
  expect(await slips.locator('article').count()).toBe(12)
  await slips.close()
  acts += 1
  await page.getByLabel('Choose all on this page').check()
  await click(button('Mark as sent'))
  await click(button('Mark 12 orders as sent'))
  await page.getByText('12 orders are sent').waitFor()
  await page.getByText('No order waits to be packed').waitFor()
  for (const order of orders) expect((await read(order)).needs).toEqual([])
  expect(acts).toBeLessThanOrEqual(maxActs)
})

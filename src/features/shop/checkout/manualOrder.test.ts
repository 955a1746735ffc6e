/** Orders that staff makes for somebody: the same stock, the same prices; paid by a link, by arrangement, or already. */
import { expect, test } from 'vitest'
import { heldOf, press, publishProduct } from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { Client, TestSite } from '#test/support/site.ts'
import { reconcile } from '../payments/reconcile.ts'

let site: TestSite
const clock = shopUnderTest((opened) => {
  site = opened
})

const later = (minutes: number) => clock.advance(minutes * 60_000)

async function staff(): Promise<Client> {
  return site.as('shop_manager', 'Ines')
}

function counted(quantity: number): Promise<string> {
  return publishProduct(site, { metas: { product_price: '20.00', product_quantity: String(quantity) } })
}

const made = (client: Client, lines: object[], more: object = {}) =>
  client.post('/api/shop/orders', { lines, payment: 'link', total_minor: 2000 * lines.length, ...more })

/** What a browser is sent to from the link. */
async function followed(url: string): Promise<string> {
  const answer = await fetch(site.url + new URL(url, site.url).pathname + new URL(url, site.url).search, {
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

test('F-SHOP-13 an order made by staff holds its stock, is paid by its link and becomes an order like any other', async () => {
  const bowl = await counted(3)
  const ines = await staff()
  const order = (
    await made(ines, [{ post_id: bowl, quantity: 2 }], {
      total_minor: 4000,
      email: 'ada@example.test',
      send_email: true,
      note: 'Rang at ten',
    })
  ).body.d
  expect(order).toMatchObject({
    order_state: 'pending',
    payment_state: 'unpaid',
    made_by: 'Ines',
    total_minor: 4000,
    email: 'ada@example.test',
  })
  expect(order.events.map(({ data }: { data: { text?: string } }) => data.text)).toContain('Rang at ten')
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 3, reserved: 2 })
  const [email] = (await ines.get('/api/shop/emails', { order_id: order.id })).body.d.items
  expect(email.subject).toContain('Please pay your order')
  const { pay_link: link } = (await ines.get(`/api/shop/orders/${order.id}`)).body.d
  const page = await followed(link)
  expect(await followed(link), 'the same page is opened again').toBe(page)
  await press(site, page, 'pay')
  expect((await ines.get(`/api/shop/orders/${order.id}`)).body.d).toMatchObject({
    order_state: 'placed',
    payment_state: 'paid',
    paid_minor: 4000,
    pay_link: null,
  })
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
  expect(await followed(link), 'what is paid is shown').toMatch(/^\/order\//)
})

test('F-SHOP-13 a payment page that ran out is followed by another; the hold ends with its day, not with the page', async () => {
  const bowl = await counted(1)
  const ines = await staff()
  const order = (await made(ines, [{ post_id: bowl, quantity: 1 }], { hold_days: 2 })).body.d
  const { pay_link: link } = (await ines.get(`/api/shop/orders/${order.id}`)).body.d
  const first = await followed(link)
  later(60)
  await reconcile(site.platform)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 1 })
  const second = await followed(link)
  expect(second).not.toBe(first)
  await press(site, second, 'decline')
  expect((await ines.get(`/api/shop/orders/${order.id}`)).body.d.order_state).toBe('pending')
  later(2 * 24 * 60)
  await reconcile(site.platform)
  expect((await (await staff()).get(`/api/shop/orders/${order.id}`)).body.d.order_state).toBe('expired')
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
  expect(await followed(link)).toMatch(/^\/order\//)
})

test('F-SHOP-13 an open payment page of an order whose time is over is ended before its stock is let go', async () => {
  const bowl = await counted(1)
  const ines = await staff()
  const order = (await made(ines, [{ post_id: bowl, quantity: 1 }], { hold_days: 1 })).body.d
  const { pay_link: link } = (await ines.get(`/api/shop/orders/${order.id}`)).body.d
  later(24 * 60 - 5)
  const page = await followed(link)
  later(10)
  await reconcile(site.platform)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
  await press(site, page, 'pay')
  expect((await (await staff()).get(`/api/shop/orders/${order.id}`)).body.d).toMatchObject({
    order_state: 'expired',
    paid_minor: 0,
  })
})

test('F-SHOP-13 a waiting order is marked as paid, or cancelled; its link is dead then', async () => {
  const bowl = await counted(2)
  const ines = await staff()
  const paid = (await made(ines, [{ post_id: bowl, quantity: 1 }])).body.d
  const gone = (await made(ines, [{ post_id: bowl, quantity: 1 }])).body.d
  const pages = await Promise.all(
    [paid, gone].map(async ({ id }) => followed((await ines.get(`/api/shop/orders/${id}`)).body.d.pay_link)),
  )
  const marked = await ines.post(`/api/shop/orders/${paid.id}/mark-paid`)
  expect(marked.body.d, JSON.stringify(marked.body)).toMatchObject({
    order_state: 'placed',
    payment_state: 'paid',
    provider: 'manual',
    paid_minor: 2000,
  })
  expect((await ines.post(`/api/shop/orders/${gone.id}/cancel`)).body.d.order_state).toBe('cancelled')
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
  for (const page of pages) await press(site, page, 'pay')
  expect((await ines.get(`/api/shop/orders/${gone.id}`)).body.d).toMatchObject({ paid_minor: 0 })
  expect((await ines.get(`/api/shop/orders/${paid.id}`)).body.d).toMatchObject({ paid_minor: 2000 })
})

test('F-SHOP-13 an order that is paid already is placed with its invoice; one by arrangement waits for its money', async () => {
  const bowl = await counted(5)
  const ines = await staff()
  const paid = (
    await made(ines, [{ post_id: bowl, quantity: 1 }], { payment: 'paid', email: 'bo@example.test' })
  ).body.d
  expect(paid).toMatchObject({
    order_state: 'placed',
    payment_state: 'paid',
    provider: 'manual',
    is_test: false,
  })
  expect(paid.invoice_number).not.toBeNull()
  const waiting = (await made(ines, [{ post_id: bowl, quantity: 1 }], { payment: 'later' })).body.d
  expect(waiting).toMatchObject({ order_state: 'placed', payment_state: 'unpaid' })
  expect((await ines.post(`/api/shop/orders/${waiting.id}/mark-paid`)).body.d.payment_state).toBe('paid')
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 3, reserved: 0 })
})

test('F-SHOP-13 staff cannot sell what is not there, nor for another total than it was told', async () => {
  const bowl = await counted(1)
  const ines = await staff()
  const short = await made(ines, [{ post_id: bowl, quantity: 2 }], { total_minor: 4000 })
  expect(short.status).toBe(422)
  expect(short.body.error?.message).toContain('Only 1 left')
  expect(
    (await made(ines, [{ post_id: bowl, quantity: 1 }], { total_minor: 1999 })).body.error?.message,
  ).toContain('The total is €20.00 now')
  expect((await made(ines, [{ post_id: bowl, quantity: 1 }], { send_email: true })).body.error?.code).toBe(
    'email.no_address',
  )
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
  const buyers = await Promise.all(
    Array.from({ length: 8 }, () => made(ines, [{ post_id: bowl, quantity: 1 }])),
  )
  expect(buyers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 1 })
})

test('F-SHOP-13 an order is priced before it is made, and nothing of that is kept', async () => {
  const mug = await publishProduct(site, {
    title: 'Speckled mug',
    metas: {
      product_vardef_size: ['S', 'Extra large'],
      product_var_size_s_price: '9.00',
      product_var_size_extra_large_price: '12.00',
      product_opt_wrap: ['Yes', 'No'],
      product_var_size_s_sku: 'MUG-S',
    },
  })
  const ines = await staff()
  const found = (await ines.get('/api/shop/sellable', { keywords: 'speck extra' })).body.d
  expect(found).toEqual([
    expect.objectContaining({
      title: 'Speckled mug',
      value: { size: 'Extra large' },
      price_minor: 1200,
      available: null,
      options: [{ name: 'wrap', values: ['Yes', 'No'] }],
    }),
  ])
  expect((await ines.get('/api/shop/sellable', { keywords: 'MUG-S' })).body.d).toHaveLength(1)
  const before = await site.platform.db.selectFrom('cart').select('id').execute()
  const quote = await ines.post('/api/shop/orders/quote', {
    lines: [{ post_id: mug, value: { ...found[0].value, wrap: 'Yes' }, quantity: 3 }],
  })
  expect(quote.body.d, JSON.stringify(quote.body)).toMatchObject({
    is_test: true,
    cart: {
      total_minor: 3600,
      items: [{ quantity: 3, choices: [{ value: 'Extra large' }, { name: 'wrap', value: 'Yes' }] }],
    },
  })
  expect(await site.platform.db.selectFrom('cart').select('id').execute()).toEqual(before)
  expect((await (await site.as('member')).post('/api/shop/orders/quote', { lines: [] })).status).toBe(403)
})

test('F-SHOP-13 the order is in the account of whoever has proven to have that email address', async () => {
  const bowl = await counted(5)
  const ines = await staff()
  const member = await site.as('member')
  const email = member.viewer.email ?? ''
  const first = (await made(ines, [{ post_id: bowl, quantity: 1 }], { email, payment: 'paid' })).body.d
  await site.platform.db
    .updateTable('user_account')
    .set({ email_verified_at: clock.now() })
    .where('email', '=', email)
    .execute()
  const second = (await made(ines, [{ post_id: bowl, quantity: 1 }], { email, payment: 'paid' })).body.d
  const own = (await member.get('/api/shop/orders')).body.d.items.map(({ id }: { id: string }) => id)
  expect(own).toEqual([second.id])
  expect(own).not.toContain(first.id)
})

test('F-SHOP-13 a payment link with a wrong token tells nothing and opens nothing', async () => {
  const bowl = await counted(1)
  const order = (await made(await staff(), [{ post_id: bowl, quantity: 1 }])).body.d
  expect(await followed(`/pay/order/${order.number}?token=nothing`)).toBe(
    `/order/${order.number}?token=nothing`,
  )
  expect(
    await site.platform.db.selectFrom('payment').select('id').where('order_id', '=', order.id).execute(),
  ).toEqual([])
})

test('F-SHOP-13 staff asks a price of its own and writes a line that is no product: taxed, to the cent, on the invoice, and not the shop’s price', async () => {
  const bowl = await counted(3)
  const ines = await staff()
  const extras = [{ title: 'Gift wrapping', unit_minor: 450, quantity: 2 }]
  const order = (
    await made(ines, [{ post_id: bowl, quantity: 2, unit_minor: 1750 }], {
      extras,
      payment: 'paid',
      paid_by: 'transfer',
      total_minor: 4400,
    })
  ).body.d
  expect(order).toMatchObject({ total_minor: 4400, paid_minor: 4400, payment_state: 'paid' })
  expect(
    order.lines.map(({ title, unit_minor, quantity, total_minor }: Record<string, unknown>) => [
      title,
      unit_minor,
      quantity,
      total_minor,
    ]),
  ).toEqual([
    ['Oat bowl', 1750, 2, 3500],
    ['Gift wrapping', 450, 2, 900],
  ])
  expect(order.events.find(({ kind }: { kind: string }) => kind === 'paid_by').data).toEqual({
    by: 'transfer',
  })
  const invoice = (await ines.get('/api/shop/documents', { kind: 'invoice', orders: order.id })).body.d
  expect(invoice).toContain('Gift wrapping')
  // The shop itself asks what it asked before, and a line that is no product comes back without stock.
  expect((await made(ines, [{ post_id: bowl, quantity: 1 }])).body.d.total_minor).toBe(2000)
  const back = await ines.post(`/api/shop/orders/${order.id}/refund`, { restock: true })
  expect(back.body.d.payment_state).toBe('refunded')
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 3, reserved: 1 })
  const twice = await made(
    ines,
    [
      { post_id: bowl, quantity: 1, unit_minor: 1 },
      { post_id: bowl, quantity: 1 },
    ],
    { total_minor: 2001 },
  )
  expect(twice.body.error?.message).toContain('twice with two prices')
})

test('F-SHOP-13 what is sold at the counter is paid and gone in one go: no delivery, no email that it waits; money that comes later is taken down later', async () => {
  const bowl = await counted(3)
  const ines = await staff()
  const order = (
    await made(ines, [{ post_id: bowl, quantity: 1 }], {
      payment: 'paid',
      paid_by: 'cash',
      taken_along: true,
      email: 'ada@example.test',
    })
  ).body.d
  expect(order).toMatchObject({
    order_state: 'completed',
    payment_state: 'paid',
    fulfilment_state: 'picked_up',
    shipping_minor: 0,
    shipments: [{ is_pickup: true, lines: [{ quantity: 1 }] }],
  })
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 2, reserved: 0 })
  const emails = (await ines.get('/api/shop/emails', { order_id: order.id })).body.d.items
  expect(emails).toHaveLength(1)
  const counts = async () => {
    const { waiting, waiting_unpaid, handed_over_unpaid } = (await ines.get('/api/dashboard/summary')).body.d
      .sales
    return { waiting, waiting_unpaid, handed_over_unpaid }
  }
  const before = await counts()
  const onAccount = (
    await made(ines, [{ post_id: bowl, quantity: 1 }], { payment: 'later', taken_along: true })
  ).body.d
  // Home says of it that the money is still to come, and says nothing once it is there.
  expect(await counts()).toEqual({ ...before, handed_over_unpaid: before.handed_over_unpaid + 1 })
  expect(onAccount).toMatchObject({
    order_state: 'completed',
    payment_state: 'unpaid',
    fulfilment_state: 'picked_up',
  })
  expect((await ines.post(`/api/shop/orders/${onAccount.id}/mark-paid`)).body.d).toMatchObject({
    payment_state: 'paid',
  })
  expect(await counts()).toEqual(before)
  const unpaid = (await made(ines, [{ post_id: bowl, quantity: 1 }], { payment: 'later' })).body.d
  expect(await counts()).toEqual({
    ...before,
    waiting: before.waiting + 1,
    waiting_unpaid: before.waiting_unpaid + 1,
  })
  await ines.post(`/api/shop/orders/${unpaid.id}/fulfil`, {})
  expect(await counts()).toEqual({ ...before, handed_over_unpaid: before.handed_over_unpaid + 1 })
  expect((await made(ines, [{ post_id: bowl, quantity: 1 }], { taken_along: true })).body.error?.code).toBe(
    'order.link_at_counter',
  )
  expect((await made(ines, [], { total_minor: 0 })).body.error?.code).toBe('cart.empty')
})

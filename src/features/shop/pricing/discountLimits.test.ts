/** Limits of discount codes count customers, however they write their email address; a total of nothing needs no payment page. */
import { expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  heldOf,
  press,
  publishProduct,
  paymentSessionOf,
} from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { Answer, Client, TestSite } from '#test/support/site.ts'

let site: TestSite
shopUnderTest((opened) => {
  site = opened
})

async function codes(...discounts: object[]): Promise<void> {
  const saved = await (await site.as('shop_manager')).post('/api/shop/settings', { discounts })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

async function orderBy(
  buyer: Client,
  bowl: string,
  email: string | undefined,
  discount_code: string,
): Promise<Answer> {
  await addToCart(buyer, bowl)
  expect((await buyer.post('/api/shop/checkout', { ...(email && { email }), discount_code })).status).toBe(
    200,
  )
  return createPaymentSession(buyer)
}

const codeOf = ({ status, body }: Answer) => body.error?.code ?? status

test('4.3 a code for two orders of each customer works for exactly two', async () => {
  await codes({ code: 'TWICE', kind: 'percent', value: 100_000, limit_per_customer: 2 })
  const bowl = await publishProduct(site)
  const outcomes = []
  for (let at = 0; at < 3; at += 1)
    outcomes.push(codeOf(await orderBy(site.visitor(), bowl, 'ada@example.test', 'TWICE')))
  expect(outcomes).toEqual([200, 200, 'discount.used_up'])
  expect(codeOf(await orderBy(site.visitor(), bowl, 'otto@example.test', 'TWICE'))).toBe(200)
})

test('4.3 a code for two orders in all works for exactly two', async () => {
  await codes({ code: 'FIRST2', kind: 'percent', value: 100_000, limit_total: 2 })
  const bowl = await publishProduct(site)
  const outcomes = []
  for (let at = 0; at < 3; at += 1)
    outcomes.push(codeOf(await orderBy(site.visitor(), bowl, `buyer${at}@example.test`, 'FIRST2')))
  expect(outcomes).toEqual([200, 200, 'discount.used_up'])
})

test('F-SHOP-10 6 an order that is cancelled before it is paid gives back the use of its code, and no other order’s', async () => {
  await codes({ code: 'LAST2', kind: 'percent', value: 100_000, limit_total: 2, limit_per_customer: 1 })
  const bowl = await publishProduct(site)
  const manager = await site.as('shop_manager')
  for (const name of ['ada', 'bob'])
    expect(codeOf(await orderBy(site.visitor(), bowl, `${name}@last.test`, 'LAST2'))).toBe(200)
  const again = async (name: string) =>
    codeOf(await orderBy(site.visitor(), bowl, `${name}@last.test`, 'LAST2'))
  expect(await again('cleo')).toBe('discount.used_up')
  const [order] = (await manager.get('/api/shop/orders', { keywords: 'bob@last.test' })).body.d.items
  expect(codeOf(await manager.post(`/api/shop/orders/${order.id}/cancel`, {}))).toBe(200)
  expect([await again('ada'), await again('bob'), await again('cleo')]).toEqual([
    'discount.used_up',
    200,
    'discount.used_up',
  ])
})

test('1.6 capitals, a part after a plus sign, an account or no email address do not make another customer', async () => {
  await codes({ code: 'ONCE', kind: 'percent', value: 100_000, limit_per_customer: 1 })
  const bowl = await publishProduct(site)
  expect(codeOf(await orderBy(site.visitor(), bowl, 'dup@test.example', 'ONCE'))).toBe(200)
  for (const email of ['DUP@test.example', 'Dup@TEST.example', 'dup+2@test.example']) {
    expect(codeOf(await orderBy(site.visitor(), bowl, email, 'ONCE')), email).toBe('discount.used_up')
  }
  expect(codeOf(await orderBy(await site.as('member'), bowl, 'dup@test.example', 'ONCE'))).toBe(
    'discount.used_up',
  )
  const ada = await site.as('member')
  const first = await orderBy(ada, bowl, 'ada@test.example', 'ONCE')
  await press(site, String(first.body.d), 'pay')
  expect(codeOf(await orderBy(ada, bowl, 'somebody.else@test.example', 'ONCE'))).toBe('discount.used_up')
  expect(codeOf(await orderBy(site.visitor(), bowl, undefined, 'ONCE'))).toBe('discount.email_needed')
})

test('1.6 an order that costs nothing is placed at once: no payment page, a real order, its stock sold', async () => {
  await codes({ code: 'GIFT', kind: 'percent', value: 1_000_000 })
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '5' } })
  const nobody = site.visitor()
  expect(codeOf(await orderBy(nobody, bowl, undefined, 'GIFT'))).toBe('checkout.email_needed')
  const guest = site.visitor()
  const answer = await orderBy(guest, bowl, 'ada@example.test', 'GIFT')
  const url = String(answer.body.d)
  expect(url).toContain('/checkout-complete?session_id=free_')
  const paymentSession = new URL(url).searchParams.get('session_id') ?? paymentSessionOf(url)
  const done = (await guest.get('/api/shop/checkout-complete', { session_id: paymentSession })).body.d
  expect(done).toMatchObject({ status: 'paid', order: { total: 0, is_test: false } })
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 4, reserved: 0 })
  const manager = await site.as('shop_manager')
  const path = `/api/shop/orders/${done.order.id}`
  expect((await manager.get(path)).body.d).toMatchObject({
    order_state: 'placed',
    payment_state: 'paid',
    paid: 0,
    invoice_number: 1,
  })
  expect((await manager.post(`${path}/refund`)).body.error?.code).toBe('refund.too_much')
  expect((await manager.post(`${path}/cancel`)).body.d).toMatchObject({ order_state: 'cancelled' })
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 5, reserved: 0 })
})

test('F-SHOP-10 who has used a code already is told so as soon as the email address is known, sees the total without it, and orders without it', async () => {
  await codes({ code: 'ONLYONE', kind: 'percent', value: 100_000, limit_per_customer: 1 })
  const bowl = await publishProduct(site)
  expect(codeOf(await orderBy(site.visitor(), bowl, 'again@test.example', 'ONLYONE'))).toBe(200)
  const guest = site.visitor()
  await addToCart(guest, bowl)
  const applied = (await guest.post('/api/shop/checkout', { discount_code: 'ONLYONE' })).body.d.cart
  expect([applied.discount_code, applied.total_minor, applied.msg]).toEqual(['ONLYONE', 1800, []])
  const known = (await guest.post('/api/shop/checkout', { email: 'again@test.example' })).body.d.cart
  expect([known.discount_code, known.total_minor, known.msg]).toEqual([
    null,
    2000,
    ['You have used the discount code ONLYONE already.'],
  ])
  const refused = await createPaymentSession(guest)
  expect(refused.body.error).toMatchObject({
    code: 'discount.used_up',
    message: 'You have used the discount code ONLYONE already.',
    data: { fields: [{ field: 'discount_code' }] },
  })
  expect((await guest.post('/api/shop/checkout', { discount_code: null })).body.d.cart.msg).toEqual([])
  expect(codeOf(await createPaymentSession(guest))).toBe(200)
  // What the own waiting order holds is no use of somebody else.
  const first = site.visitor()
  await orderBy(first, bowl, 'first@test.example', 'ONLYONE')
  expect((await first.get('/api/shop/cart')).body.d).toMatchObject({ discount_code: 'ONLYONE', msg: [] })
})

/** Two bowls for 40.00 and delivery for 5.00, on 1 March 2026 at 10:00; `-` where the code is not taken. */
const worth: readonly (readonly [what: string, code: object, total: number | '-'])[] = [
  ['10 %', { kind: 'percent', value: 100_000 }, 4100],
  ['all of it', { kind: 'percent', value: 1_000_000 }, 500],
  ['15.00', { kind: 'fixed', value: 1500 }, 3000],
  ['more than the goods', { kind: 'fixed', value: 9000 }, 500],
  ['free delivery', { kind: 'free_shipping', value: 0 }, 4000],
  ['an order of just as much', { kind: 'fixed', value: 1500, min_subtotal_minor: 4000 }, 3000],
  ['an order of a cent more', { kind: 'fixed', value: 1500, min_subtotal_minor: 4001 }, '-'],
  ['begun at this moment', { kind: 'fixed', value: 1500, starts_at: '2026-03-01T10:00:00Z' }, 3000],
  ['begins a second later', { kind: 'fixed', value: 1500, starts_at: '2026-03-01T10:00:01Z' }, '-'],
  ['ends a second later', { kind: 'fixed', value: 1500, ends_at: '2026-03-01T10:00:01Z' }, 3000],
  ['ended at this moment', { kind: 'fixed', value: 1500, ends_at: '2026-03-01T10:00:00Z' }, '-'],
]

test.each(worth)('F-SHOP-10 6 a code worth %s, %o, makes it %s', async (_, code, total) => {
  const saved = await (
    await site.as('shop_manager')
  ).post('/api/shop/settings', {
    discounts: [{ code: 'MARCH', ...code }],
    shipping_zones: [{ title: 'All', countries: [], rates: [{ title: 'Parcel', amount_minor: 500 }] }],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const buyer = site.visitor()
  await addToCart(buyer, await publishProduct(site), { quantity: 2 })
  const address = { name: 'Ada', line1: 'Kiln 1', city: 'Delft', postcode: '2611 AB', country: 'NL' }
  await buyer.post('/api/shop/checkout', { address })
  await buyer.post('/api/shop/checkout', { discount_code: ' march ' })
  const cart = (await buyer.get('/api/shop/cart')).body.d
  expect([cart.discount_code !== null && cart.msg.length === 0, cart.total_minor]).toEqual(
    total === '-' ? [false, 4500] : [true, total],
  )
})

test('F-SHOP-10 6 whose use of a code counts for whom: a table of email addresses', async () => {
  expect(
    (await (await site.as('shop_manager')).post('/api/shop/settings', { shipping_zones: [] })).status,
  ).toBe(200)
  await codes({ code: 'ONCE', kind: 'percent', value: 100_000, limit_per_customer: 1 })
  const bowl = await publishProduct(site)
  const first = await orderBy(site.visitor(), bowl, 'a.b+kiln@mail.example', 'ONCE')
  expect(codeOf(first)).toBe(200)
  for (const [email, expected] of [
    ['a.b@mail.example', 'discount.used_up'],
    ['A.B+other@MAIL.example', 'discount.used_up'],
    ['a.b+x+y@mail.example', 'discount.used_up'],
    ['ab@mail.example', 200],
    ['a.b@mail2.example', 200],
    ['b@mail.example', 200],
  ] as const)
    expect([email, codeOf(await orderBy(site.visitor(), bowl, email, 'ONCE'))]).toEqual([email, expected])
})

test('F-SHOP-10 6 of several codes a cart keeps the one that was typed, and is charged by it', async () => {
  await codes(
    { code: 'TENTH', kind: 'percent', value: 100_000, limit_total: 1 },
    { code: 'HALF', kind: 'percent', value: 500_000 },
    { code: 'FIVE', kind: 'fixed', value: 500 },
  )
  const bowl = await publishProduct(site, { metas: { product_price: '20.00' } })
  for (const [code, total] of [
    ['HALF', 1000],
    ['FIVE', 1500],
    ['TENTH', 1800],
  ] as const) {
    const buyer = await site.as('member')
    expect(codeOf(await orderBy(buyer, bowl, 'ada@example.test', code))).toBe(200)
    expect((await buyer.get('/api/shop/cart')).body.d).toMatchObject({
      discount_code: code,
      total_minor: total,
    })
    const { items } = (await buyer.get('/api/shop/orders')).body.d
    expect([code, items.map((order: { total_minor: number }) => order.total_minor)]).toEqual([code, [total]])
  }
})

/** What an order's pages, documents and emails say is what happened: where it comes from, what was paid and what went back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { eventText } from './screens/timelineText.ts'

let site: TestSite
let manager: Client
let cup: string
let jug: string
const address = { name: 'Ada', line1: 'Kiln 1', city: 'Delft', postcode: '2611 AB', country: 'NL' }
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  const admin = await site.as('administrator')
  for (const title of ['Kiln Lane', 'Harbour']) await admin.post('/api/shop/stores', { title })
  manager = await site.as('shop_manager')
  await manager.post('/api/shop/settings', {
    manual_payments: true,
    shipping_zones: [{ title: 'Here', countries: ['NL'], rates: [{ title: 'Parcel', amount_minor: 600 }] }],
  })
  cup = await publishProduct(site, { title: 'Cup', metas: { product_price: '20.00' } })
  jug = await publishProduct(site, { title: 'Jug', metas: { product_price: '30.00' } })
})
afterAll(() => site.close())

async function bought(payment_method: 'manual' | 'card') {
  const buyer = site.visitor()
  await addToCart(buyer, cup, { quantity: 2, current_store: 'harbour' })
  await addToCart(buyer, jug)
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test', address, payment_method })
  const paymentSession = String((await createPaymentSession(buyer)).body.d)
  const landed = payment_method === 'card' ? await press(site, paymentSession, 'pay') : paymentSession
  const session_id =
    new URL(landed, 'http://x').searchParams.get('session_id') ?? paymentSessionOf(paymentSession)
  const done = (await buyer.get('/api/shop/checkout-complete', { session_id })).body.d
  const path = `/api/shop/orders/${done.order.id}`
  return { id: String(done.order.id), path, done, order: (await manager.get(path)).body.d }
}

async function emailOf(id: string, subject: RegExp): Promise<string> {
  const { items } = (await manager.get('/api/shop/emails', { order_id: id })).body.d
  const found = items.find((one: { subject: string }) => subject.test(one.subject))
  return found ? (await manager.get(`/api/shop/emails/${found.id}`)).body.d.text : ''
}

const printed = async (kind: string, id: string) =>
  String((await manager.get('/api/shop/documents', { kind, orders: id })).body.d)
    .split('<article>')
    .slice(1)
    .map((document) => document.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))

test('F-SHOP-06 staff reads the location that an order is sent from, on the order and on its packing slip', async () => {
  const { id, order } = await bought('card')
  expect(order.sent_from).toBe('Harbour')
  expect((await printed('slip', id))[0]).toContain('From Harbour')
})

test('F-SHOP-13 a refund by amount is a reduction of the price; the delivery goes back only where it is asked for, or nothing else is left', async () => {
  const { id, path } = await bought('card')
  await manager.post(`${path}/refund`, { amount_minor: 1000, reason: 'A chip in the glaze' })
  const invoice = await printed('invoice', id)
  const [note, ...others] = await printed('credit', id)
  expect([invoice.length, others.length]).toEqual([2, 0])
  expect(note).toMatch(
    /Credit note C-T-\d+.*Reduction of the price 1 €10\.00 €10\.00 Given back €10\.00 A chip/,
  )
  expect(note).not.toContain('Parcel')
  const order = (await manager.get(path)).body.d
  expect(order.refunds).toMatchObject([
    { amount_minor: 1000, shipping_minor: 0, credit_note: expect.stringMatching(/^C-T-\d+$/) },
  ])
  expect(await emailOf(id, /Your refund/)).toContain('A chip in the glaze')
  const money = (minor: number) => `€${(minor / 100).toFixed(2)}`
  const said = order.events.map(({ kind, data }: { kind: string; data: Record<string, unknown> }) =>
    eventText(kind, data, money),
  )
  expect(said).toContain('Refund asked for: €10.00, A chip in the glaze')
  expect(said).toContain('Money given back in part: €10.00')
  // All that is left goes back with the delivery.
  await manager.post(`${path}/refund`, { amount_minor: 6600 })
  expect((await manager.get(path)).body.d.refunds[1]).toMatchObject({ shipping_minor: 600 })
  expect(await printed('credit', id)).toHaveLength(2)
})

test('F-SHOP-13 the email of a cancelled order lists only what was cancelled', async () => {
  const { id, path, order } = await bought('card')
  const line = order.lines.find(({ title }: { title: string }) => title === 'Cup')
  await manager.post(`${path}/refund`, { lines: [{ id: line.id, quantity: 1 }] })
  expect((await manager.post(`${path}/cancel`)).status).toBe(200)
  const text = await emailOf(id, /is cancelled/)
  expect(text).toMatch(/1 × Cup\n1 × Jug/)
  expect(text).toContain('€56.00 goes back to you')
  expect(text).not.toMatch(/2 × Cup|Total/)
})

test('F-SHOP-13 a transfer that has arrived is written to the buyer; the checkout promises no email that nobody sends', async () => {
  const { id, path, done } = await bought('manual')
  expect([done.status, done.is_emailed]).toEqual(['placed', false])
  expect(await emailOf(id, /We have your payment/)).toBe('')
  expect((await manager.post(`${path}/mark-paid`)).status).toBe(200)
  expect(await emailOf(id, /We have your payment/)).toContain('your payment has arrived')
  const admin = await site.as('administrator')
  await admin.post('/api/options', { name: 'smtp_url_secret', value: 'smtp://mail.example.test:25' })
  expect((await bought('card')).done.is_emailed).toBe(true)
  const unpaid = await bought('manual')
  await manager.post(`${unpaid.path}/cancel`)
  expect(await emailOf(unpaid.id, /is cancelled/)).not.toContain('goes back')
})

/** How to pay by arrangement is said at the checkout, on the order while it is unpaid, and in its email (F-SHOP-13). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let manager: Client
const instructions = 'Please transfer the amount to\nIBAN DE02 1203 0000 0000 2020 51\nand name your order.'

beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  pages = await pageServer(site)
  manager = await site.as('shop_manager')
  const saved = await manager.post('/api/shop/settings', {
    manual_payments: true,
    payment_instructions: `${instructions}\n`,
  })
  expect(saved.body.d.payment_instructions).toBe(instructions)
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

async function bought(payment_method: 'manual' | 'card') {
  const buyer = await site.as('member')
  await addToCart(buyer, await publishProduct(site))
  const checkout = (await buyer.post('/api/shop/checkout', { email: 'ada@example.test', payment_method }))
    .body.d
  const paymentSession = String((await createPaymentSession(buyer)).body.d)
  const url = payment_method === 'card' ? await press(site, paymentSession, 'pay') : paymentSession
  const sessionId =
    new URL(url, 'http://x').searchParams.get('session_id') ?? paymentSessionOf(paymentSession)
  const done = (await buyer.get('/api/shop/checkout-complete', { session_id: sessionId })).body.d
  const order = (await buyer.get(`/api/shop/orders/${done.order.id}`)).body.d
  return { buyer, checkout, done, order }
}

const confirmation = async (id: string): Promise<string> => {
  const emails = (await manager.get('/api/shop/emails', { order_id: id })).body.d.items
  const found = emails.find(({ subject }: { subject: string }) => /Thank you|Merci/.test(subject))
  return (await manager.get(`/api/shop/emails/${found.id}`)).body.d.text
}

test('F-SHOP-13 who pays later reads how at the checkout, after it, on the order and in its email, until it is paid', async () => {
  const { buyer, checkout, done, order } = await bought('manual')
  expect(checkout.payment_instructions).toBe(instructions)
  expect([done.status, done.order.payment_instructions]).toEqual(['placed', instructions])
  expect(order.payment_instructions).toBe(instructions)
  const page = await pages.get(order.page_url)
  expect(page.html).toContain('How to pay')
  expect(page.html).toContain('IBAN DE02 1203 0000 0000 2020 51')
  expect(await confirmation(order.id)).toContain(`How to pay: ${instructions}`)

  await manager.post(`/api/shop/orders/${order.id}/mark-paid`)
  expect((await buyer.get(`/api/shop/orders/${order.id}`)).body.d.payment_instructions).toBe('')
  expect((await pages.get(order.page_url)).html).not.toContain('IBAN')
})

test('F-SHOP-13 who pays at once is told nothing of it', async () => {
  const { order, done } = await bought('card')
  expect([done.status, done.order.payment_instructions, order.payment_instructions]).toEqual(['paid', '', ''])
  expect((await pages.get(order.page_url)).html).not.toContain('IBAN')
  expect(await confirmation(order.id)).not.toMatch(/IBAN|How to pay/)
})

test('F-SHOP-13 an own text of the confirmation without a place for the instructions ends with them', async () => {
  const kind = 'placed'
  await manager.post('/api/shop/email-templates', {
    kind,
    own: { subject: 'Merci {order_number}', text: 'Bonjour' },
  })
  const { order } = await bought('manual')
  expect(await confirmation(order.id)).toMatch(
    /Bonjour\n\nPlease transfer the amount to\nIBAN DE02 .*\nand name your order\.$/,
  )
  const own = { subject: 'Merci', text: 'Pay: {payment_instructions}' }
  expect((await manager.post('/api/shop/email-templates', { kind, own })).status).toBe(200)
  const second = await bought('manual')
  expect((await confirmation(second.order.id)).match(/IBAN/g)).toHaveLength(1)
})

test('F-SHOP-13 the email of an order that is ready for pickup says what is still to be paid and how, until it is paid', async () => {
  const ready = async (id: string): Promise<string> => {
    expect((await manager.post(`/api/shop/orders/${id}/fulfil`, { is_pickup: true })).status).toBe(200)
    const emails = (await manager.get('/api/shop/emails', { order_id: id })).body.d.items
    const found = emails.find(({ subject }: { subject: string }) =>
      /ready to be picked up|^Prêt/.test(subject),
    )
    return (await manager.get(`/api/shop/emails/${found.id}`)).body.d.text
  }
  const { order } = await bought('manual')
  const text = await ready(order.id)
  expect(text).toContain(
    `€20.00 is still to be paid.\n\nHow to pay: ${instructions}\n\nTo pick up: 1 × Oat bowl\n\n`,
  )

  const later = (await bought('manual')).order
  await manager.post(`/api/shop/orders/${later.id}/mark-paid`)
  expect(await ready(later.id)).not.toMatch(/to be paid|IBAN|€/)
  expect(await ready((await bought('card')).order.id)).not.toMatch(/to be paid|IBAN|€/)

  // An own text that was written before there was a place for it.
  const own = { subject: 'Prêt {order_number}', text: 'Bonjour' }
  await manager.post('/api/shop/email-templates', { kind: 'ready', own })
  expect(await ready((await bought('manual')).order.id)).toBe(
    `Bonjour\n\n€20.00 is still to be paid.\n\n${instructions}`,
  )
})

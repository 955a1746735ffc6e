/** Emails of a running shop: own texts, sent again, seen in the dashboard, and what is running out. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { sendReset } from '#features/people/jobs/sendReset.ts'
import { runJobsOf } from '#test/support/jobs.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { sendLowStockEmail } from '../inventory/lowStockEmail.ts'

let site: TestSite
let manager: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  manager = await site.as('shop_manager')
})
afterAll(() => site.close())

const address = {
  name: 'Ada {order_link}',
  line1: 'Kiln 9',
  city: 'Delft',
  postcode: '2611 AB',
  country: 'NL',
}

async function bought(): Promise<{ id: string; number: string }> {
  const buyer = await site.as('member')
  await addToCart(buyer, await publishProduct(site))
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test', address })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  return (await buyer.get('/api/shop/orders')).body.d.items[0]
}

const emailsOf = async (id: string) => (await manager.get('/api/shop/emails', { order_id: id })).body.d.items

test('F-SHOP-13 a shop writes its own text, an unknown placeholder is refused by its name, and the given text comes back', async () => {
  const own = { subject: 'Merci {order_number}', text: 'Bonjour {customer_name}\n\n{order_lines}' }
  expect((await manager.post('/api/shop/email-templates', { kind: 'placed', own })).status).toBe(200)
  const order = await bought()
  const [email] = await emailsOf(order.id)
  const read = (await manager.get(`/api/shop/emails/${email.id}`)).body.d
  expect(read).toMatchObject({
    subject: `Merci ${order.number}`,
    to: 'ada@example.test',
    state: 'waiting',
    order_id: order.id,
  })
  expect(read.text).toBe('TEST PAYMENT: no money moves.\n\nBonjour Ada {order_link}\n\n1 × Oat bowl: €20.00')

  const refused = await manager.post('/api/shop/email-templates', {
    kind: 'placed',
    own: { ...own, text: '{tracking_no}' },
  })
  expect([refused.status, refused.body.error?.code]).toEqual([422, 'email.placeholder'])
  expect(refused.body.error?.message).toContain('{tracking_no}')
  const reset = await manager.post('/api/shop/email-templates', { kind: 'placed', own: null })
  expect(reset.body.d.find(({ kind }: { kind: string }) => kind === 'placed')).toMatchObject({
    is_own: false,
    subject: expect.stringContaining('Thank you'),
  })
})

test('F-SHOP-13 an email is sent again with what is so now, and the timeline says so', async () => {
  const order = await bought()
  await manager.post(`/api/shop/orders/${order.id}/fulfil`, { carrier: 'Post', tracking: 'CT-1' })
  expect((await manager.post(`/api/shop/orders/${order.id}/emails`, { kind: 'shipped' })).status).toBe(200)
  const emails = await emailsOf(order.id)
  const shipped = emails.filter(({ subject }: { subject: string }) => subject.includes('on its way'))
  expect(shipped).toHaveLength(2)
  expect((await manager.get(`/api/shop/emails/${shipped[0].id}`)).body.d.text).toContain(
    'Tracking: Post CT-1',
  )
  const { events } = (await manager.get(`/api/shop/orders/${order.id}`)).body.d
  expect(events.at(-1)).toMatchObject({ kind: 'email_again', data: { kind: 'shipped' } })
})

test('F-SHOP-13 the dashboard never shows emails that sign somebody in', async () => {
  await site.visitor().post('/api/users/password/forgot', { email: manager.viewer.email })
  await runJobsOf(site, sendReset)
  const waiting = await site.platform.db.selectFrom('outbox').select(['id', 'dedupe_key']).execute()
  const secret = waiting.filter(({ dedupe_key }) => !dedupe_key.startsWith('order '))
  expect(secret.length).toBeGreaterThan(0)
  const listed = (await manager.get('/api/shop/emails', { limit: '100' })).body.d
  expect(listed.has_mail_server).toBe(false)
  for (const { id } of secret) {
    expect(listed.items.map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await manager.get(`/api/shop/emails/${id}`)).status).toBe(404)
    expect((await manager.post(`/api/shop/emails/${id}/send`)).status).toBe(404)
  }
})

test('F-SHOP-13 an email that was given up is tried again when asked', async () => {
  const order = await bought()
  const [email] = await emailsOf(order.id)
  await site.platform.db
    .updateTable('outbox')
    .set({ tries: 12, last_error: 'no such host' })
    .where('id', '=', email.id)
    .execute()
  expect((await emailsOf(order.id))[0]).toMatchObject({ state: 'given_up', error: 'no such host' })
  expect((await manager.post(`/api/shop/emails/${email.id}/send`)).body.d.state).toBe('failing')
  await site.platform.db
    .updateTable('outbox')
    .set({ sent_at: new Date() })
    .where('id', '=', email.id)
    .execute()
  expect((await manager.post(`/api/shop/emails/${email.id}/send`)).body.error?.code).toBe('email.sent')
})

test('F-SHOP-13 what runs out is told once, and again after it was full in between', async () => {
  await manager.post('/api/options', { name: 'shop.order_email', value: 'shop@example.test' })
  await manager.post('/api/options', { name: 'shop.low_stock_at', value: 2 })
  const bowl = await publishProduct(site, {
    title: 'Low bowl',
    metas: { product_price: '20.00', product_quantity: '3', product_sku: 'LOW-1' },
  })
  expect(await sendLowStockEmail(site.platform)).toBe(0)
  const [row] = (await manager.get('/api/shop/stock', { post_id: bowl })).body.d
  const set = (quantity: number) => manager.post('/api/shop/stock', { variant_id: row.variant_id, quantity })
  await set(2)
  expect(await sendLowStockEmail(site.platform)).toBe(1)
  expect(await sendLowStockEmail(site.platform)).toBe(0)
  const { items } = (await manager.get('/api/shop/emails', { keywords: 'running out' })).body.d
  expect((await manager.get(`/api/shop/emails/${items[0].id}`)).body.d.text).toContain(
    'Low bowl (LOW-1): 2 left',
  )
  await set(9)
  expect(await sendLowStockEmail(site.platform)).toBe(0)
  await set(1)
  expect(await sendLowStockEmail(site.platform)).toBe(1)
})

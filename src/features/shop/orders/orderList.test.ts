/** The list of orders as staff works with it: narrowed by days and words, taken along as CSV, sent by the dozen. */
import { expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct } from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { Client, TestSite } from '#test/support/site.ts'

let site: TestSite
const clock = shopUnderTest((opened) => {
  site = opened
})

const day = 86_400_000
const staff = () => site.as('shop_manager', 'Ines')

async function bought(email: string, name = 'Ada Kiln', isPaid = true): Promise<void> {
  const visitor = site.visitor()
  await addToCart(visitor, await publishProduct(site))
  await visitor.post('/api/shop/checkout', {
    email,
    address: {
      name,
      line1: 'Kiln 9',
      line2: '',
      city: 'Delft',
      region: '',
      postcode: '',
      country: 'NL',
      phone: '',
    },
  })
  const paymentSession = await createPaymentSession(visitor)
  if (isPaid) await press(site, paymentSession.body.d, 'pay')
}

const emails = async (client: Client, query: Record<string, string>) =>
  (await client.get('/api/shop/orders', query)).body.d.items.map(({ email }: { email: string }) => email)

test('F-SHOP-13 orders are narrowed by days of the site, words and kind; the export holds what the list shows', async () => {
  await bought('first@example.test', 'Bo Barn')
  clock.advance(2 * day)
  await bought('second@example.test')
  await bought('waiting@example.test', 'Cy', false)
  clock.advance(day)
  await bought('third@example.test')
  const ines = await staff()
  expect(await emails(ines, { from: '2026-03-03', to: '2026-03-03', payment_state: 'paid' })).toEqual([
    'second@example.test',
  ])
  expect(await emails(ines, { to: '2026-03-01' })).toEqual(['first@example.test'])
  expect(await emails(ines, { keywords: 'bo barn' })).toEqual(['first@example.test'])
  expect(await emails(ines, { is_test: 'false' })).toEqual([])
  const csv = await ines.get('/api/shop/csv/orders', { from: '2026-03-02', to: '2026-03-03' })
  for (const email of ['second@example.test', 'waiting@example.test'])
    expect(String(csv.body.d)).toContain(email)
  expect(String(csv.body.d)).not.toMatch(/first@|third@/)
  expect((await ines.get('/api/shop/csv/orders', { from: 'yesterday' })).status).toBe(400)
})

test('F-SHOP-13 a day of the list is one of the time zone of the site', async () => {
  const admin = await site.as('administrator')
  await admin.post('/api/options', { name: 'time_zone', value: 'Pacific/Auckland' })
  // 10:00 UTC on the first is 23:00 there; two hours later their next day has begun.
  clock.advance(4 * day)
  await bought('evening@example.test')
  clock.advance(2 * 3_600_000)
  await bought('night@example.test')
  const ines = await staff()
  expect(await emails(ines, { from: '2026-03-08', to: '2026-03-08' })).toEqual(['evening@example.test'])
  expect(await emails(ines, { from: '2026-03-09', to: '2026-03-09' })).toEqual(['night@example.test'])
  await (await site.as('administrator')).post('/api/options', { name: 'time_zone', value: 'UTC' })
})

test('F-SHOP-13 orders are sent by the dozen; those that cannot be are named and hold nobody back', async () => {
  for (const at of [1, 2]) await bought(`parcel${at}@example.test`)
  await bought('unpaid@example.test', 'Cy', false)
  const ines = await staff()
  const chosen = (await ines.get('/api/shop/orders', { keywords: 'parcel' })).body.d.items
  const [unpaid] = (await ines.get('/api/shop/orders', { keywords: 'unpaid@' })).body.d.items
  const orders = [...chosen, unpaid].map(({ id }: { id: string }) => id)
  const expected = {
    done: 2,
    collected: 0,
    emails: 2,
    refused: [{ number: unpaid.number, why: 'This order is not paid yet.' }],
  }
  // Asked first, the same is said and nothing is done.
  expect((await ines.post('/api/shop/orders/fulfil', { orders, preview: true })).body.d).toEqual(expected)
  expect(
    (await ines.get('/api/shop/orders', { keywords: 'parcel' })).body.d.items.map(
      ({ status }: { status: string }) => status,
    ),
  ).toEqual(['to_pack', 'to_pack'])
  expect((await ines.post('/api/shop/orders/fulfil', { orders })).body.d).toEqual(expected)
  const after = (await ines.get('/api/shop/orders', { keywords: 'parcel' })).body.d.items
  expect(after.map(({ fulfilment_state }: { fulfilment_state: string }) => fulfilment_state)).toEqual([
    'shipped',
    'shipped',
  ])
  expect(
    (await ines.post('/api/shop/orders/fulfil', { orders: [chosen[0].id] })).body.d.refused,
  ).toHaveLength(1)
  const emails = await site.platform.db.selectFrom('outbox').select('payload').execute()
  expect(
    emails.filter(
      ({ payload }) =>
        String(payload.subject).includes('on its way') && String(payload.to).startsWith('parcel'),
    ),
  ).toHaveLength(2)
})

test('F-SHOP-13 orders are sent by the dozen without an email where nobody is to be written to', async () => {
  await bought('quiet@example.test')
  const ines = await staff()
  const [quiet] = (await ines.get('/api/shop/orders', { keywords: 'quiet@' })).body.d.items
  const answer = (await ines.post('/api/shop/orders/fulfil', { orders: [quiet.id], send_email: false })).body
    .d
  expect(answer).toEqual({ done: 1, collected: 0, emails: 0, refused: [] })
  const emailed = (await ines.get('/api/shop/emails', { order_id: quiet.id })).body.d.items
  expect(emailed.map(({ subject }: { subject: string }) => subject)).toEqual([
    expect.stringContaining('Thank you'),
  ])
})

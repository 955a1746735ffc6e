/** Invoices and credit notes: numbers without gaps whatever fails in between, frozen words, and who may read them. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { lockOrder } from '../orders/events.ts'
import { writeInvoice } from './writeDocuments.ts'

let site: TestSite
let manager: Client
let bowl: string
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  manager = await site.as('shop_manager')
  bowl = await publishProduct(site, {
    title: 'Oat <b>bowl</b>',
    metas: { product_price: '20.00', product_sku: 'OAT' },
  })
  await manager.post('/api/options', { name: 'shop.invoice_prefix', value: 'INV-' })
  await manager.post('/api/options', {
    name: 'shop.invoice_sender',
    value: 'Larkmoor Pottery Ltd\nKiln Lane 1\nVAT 12345',
  })
})
afterAll(() => site.close())

interface Bought {
  id: string
  number: string
  invoice_url: string
}

async function bought(quantity = 1): Promise<Bought> {
  const buyer = await site.as('member')
  await addToCart(buyer, bowl, { quantity })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  const { id } = (await buyer.get('/api/shop/orders')).body.d.items[0]
  return (await buyer.get(`/api/shop/orders/${id}`)).body.d
}

const numbers = async (series: string) =>
  (
    await site.platform.db
      .selectFrom('invoice')
      .select('number')
      .where('series', '=', series)
      .orderBy('number')
      .execute()
  ).map(({ number }) => number)
const fromOne = (length: number) => Array.from({ length }, (_, index) => index + 1)

test('F-SHOP-13 an invoice says who sells what to whom, as it was when it got its number; markup in a name is text', async () => {
  const order = await bought(2)
  await manager.post('/api/options', { name: 'shop.invoice_sender', value: 'Somebody else' })
  const page = await manager.get('/api/shop/documents', { kind: 'invoice', orders: order.id })
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'sha256-/)
  expect(page.body.d).toContain('Invoice T-INV-1<')
  expect(page.body.d).toContain('VAT 12345')
  expect(page.body.d).not.toContain('Somebody else')
  expect(page.body.d).toContain('Oat &lt;b&gt;bowl')
  expect(page.body.d).toContain('€40.00')
  await manager.post('/api/options', { name: 'shop.invoice_sender', value: 'Larkmoor Pottery Ltd' })
})

test('F-SHOP-13 the buyer opens the invoice by the email’s token; nobody else does, and staff’s call is closed to members', async () => {
  const order = await bought()
  const own = await site.visitor().call('GET', order.invoice_url)
  expect([own.status, own.body.d]).toEqual([200, expect.stringContaining(order.number)])
  for (const path of [
    order.invoice_url.replace(/token=.*/, 'token=wrong'),
    order.invoice_url.replace(/number=[^&]*/, 'number=T-1'),
  ]) {
    expect((await site.visitor().call('GET', path)).body.error?.code).toBe('document.none')
  }
  const member = await site.as('member')
  expect((await member.get('/api/shop/documents', { kind: 'slip', orders: order.id })).status).toBe(403)
})

test('F-SHOP-13 a packing slip names what is left to pack and no price', async () => {
  const order = await bought(3)
  const { lines } = (await manager.get(`/api/shop/orders/${order.id}`)).body.d
  await manager.post(`/api/shop/orders/${order.id}/fulfil`, { lines: [{ id: lines[0].id, quantity: 1 }] })
  const { body } = await manager.get('/api/shop/documents', { kind: 'slip', orders: order.id })
  expect(body.d).toContain('<td class="n">2</td>')
  expect(body.d).not.toContain('€')
})

test('F-SHOP-13 a refund gets a credit note that names its invoice; both are printed', async () => {
  const order = await bought()
  await manager.post(`/api/shop/orders/${order.id}/refund`, { amount_minor: 500, reason: 'A chip' })
  const { body } = await manager.get('/api/shop/documents', { kind: 'invoice', orders: order.id })
  expect(body.d).toMatch(/Credit note C-T-INV-\d+/)
  expect(body.d).toContain('A chip')
  expect(body.d).toContain('€5.00')
  expect(body.d.match(/<article>/g)).toHaveLength(2)
})

test('F-SHOP-13 a credit note names whom its invoice names, though the parcel goes to another address since', async () => {
  const address = { name: 'Ada Kiln', line1: 'Kiln 9', city: 'Delft', postcode: '2611 AB', country: 'NL' }
  const buyer = await site.as('member')
  await addToCart(buyer, bowl)
  await buyer.post('/api/shop/checkout', { address })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  const { id } = (await buyer.get('/api/shop/orders')).body.d.items[0]
  const moved = await manager.post(`/api/shop/orders/${id}/address`, {
    address: { ...address, name: 'Bo Gift', line1: 'Harbour 3' },
  })
  expect(moved.status).toBe(200)
  await manager.post(`/api/shop/orders/${id}/refund`, { amount_minor: 500 })
  const documents = String((await manager.get('/api/shop/documents', { kind: 'invoice', orders: id })).body.d)
    .split('<article>')
    .slice(1)
  expect(documents).toHaveLength(2)
  for (const document of documents) {
    expect(document).toContain('Ada Kiln')
    expect(document).not.toMatch(/Bo Gift|Harbour 3/)
  }
})

test('1.6 a credit note says what came back with its own taxes, the delivery with its own', async () => {
  await manager.post('/api/shop/settings', {
    prices_include_tax: true,
    tax_zones: [
      {
        title: 'Germany',
        country: 'DE',
        rates: [
          { title: 'MwSt', ppm: 190_000 },
          { title: 'MwSt', ppm: 70_000, tax_class: 'books', applies_to_shipping: false },
        ],
      },
    ],
    shipping_zones: [
      { title: 'Germany', countries: ['DE'], rates: [{ title: 'Parcel', amount_minor: 600 }] },
    ],
  })
  const shirt = await publishProduct(site, { title: 'Shirt', metas: { product_price: '35.00' } })
  const novel = await publishProduct(site, {
    title: 'Novel',
    metas: { product_price: '9.99', product_tax_class: 'books' },
  })
  const buyer = await site.as('member')
  await addToCart(buyer, shirt, { quantity: 2 })
  await addToCart(buyer, novel)
  await buyer.post('/api/shop/checkout', {
    address: { name: 'Ada', line1: 'Ofen 1', city: 'Berlin', postcode: '10115', country: 'DE' },
  })
  await press(site, (await createPaymentSession(buyer)).body.d, 'pay')
  const { id } = (await buyer.get('/api/shop/orders')).body.d.items[0]
  const path = `/api/shop/orders/${id}`
  const { lines } = (await manager.get(path)).body.d
  const lineOf = (title: string) => lines.find((line: { title: string }) => line.title === title).id
  const rates = (answer: {
    body: { d: { refunds: { tax_lines: { ppm: number; amount_minor: number }[] }[] } }
  }) => answer.body.d.refunds.at(-1)?.tax_lines.map(({ ppm, amount_minor }) => [ppm, amount_minor])
  expect(
    rates(
      await manager.post(`${path}/refund`, { lines: [{ id: lineOf('Novel'), quantity: 1 }], reason: 'Torn' }),
    ),
  ).toEqual([[70_000, 65]])
  expect(rates(await manager.post(`${path}/refund`, { shipping_minor: 600 }))).toEqual([[190_000, 96]])
  expect(rates(await manager.post(`${path}/refund`, { amount_minor: 1000 }))).toEqual([[190_000, 160]])
  expect((await manager.post(`${path}/refund`, { shipping_minor: 1 })).body.error?.code).toBe(
    'refund.too_much',
  )
  expect(rates(await manager.post(`${path}/refund`, {}))).toEqual([[190_000, 1118 - 160]])
  const documents = String((await manager.get('/api/shop/documents', { kind: 'invoice', orders: id })).body.d)
    .split('<article>')
    .slice(2)
  const text = documents.map((document) => document.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))
  expect(text[0]).toMatch(/Novel 1 €9\.99 €9\.99 Net €9\.34 MwSt 7 %, included €0\.65 Given back €9\.99 Torn/)
  expect(text[0]).not.toContain('19 %')
  expect(text[1]).toMatch(/Parcel 1 €6\.00 €6\.00 Net €5\.04 MwSt 19 %, included €0\.96 Given back €6\.00/)
  expect(text[2]).toMatch(/Reduction of the price 1 €10\.00 €10\.00 Net €8\.40 MwSt 19 %, included €1\.60/)
  expect(text[3]).toMatch(/Shirt 2 €30\.00 €60\.00 /)
  expect(text[3]).not.toContain('7 %')
  await manager.post('/api/shop/settings', { tax_zones: [], shipping_zones: [] })
})

test('F-SHOP-13 numbers have no gap and no double, whichever payments arrive at once and whichever transactions fail', async () => {
  const orders = await Promise.all(Array.from({ length: 24 }, () => bought()))
  expect(await numbers('test')).toEqual(fromOne((await numbers('test')).length))
  // Their invoices are written anew, in any order at once; some of the transactions fail after the number was taken.
  await site.platform.db.deleteFrom('invoice').execute()
  await site.platform.db.deleteFrom('invoice_counter').execute()
  let kept = 0
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(orders, { minLength: 1 }),
      fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
      async (some, fails) => {
        await Promise.all(
          some.map(({ id }, index) =>
            site.platform
              .transaction(async (db) => {
                const order = await lockOrder(db, id)
                if (!order) throw new Error('gone')
                await db.updateTable('invoice').set({ order_id: null }).where('order_id', '=', id).execute()
                await writeInvoice(site.platform, db, order)
                if (fails[index]) throw new Error('the power went')
              })
              .then(
                () => {
                  kept += 1
                },
                () => undefined,
              ),
          ),
        )
        expect(await numbers('test')).toEqual(fromOne(kept))
      },
    ),
    { numRuns: 12 },
  )
  expect(kept).toBeGreaterThan(0)
})

/** A location that was added and never had any of a product does not stock it; it is sold out only where it had some. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { sendLowStockEmail } from './lowStockEmail.ts'

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator')
  await admin.post('/api/shop/stores', { title: 'Main' })
  await admin.post('/api/options', { name: 'shop.low_stock_at', value: 2 })
  await admin.post('/api/options', { name: 'shop.order_email', value: 'shop@example.test' })
})
afterAll(() => site.close())

interface Row {
  title: string
  store: string
  stocked: boolean
  low: boolean
}
const named = (rows: Row[]) => rows.map(({ title, store }) => `${title} at ${store}`).toSorted()
const list = async (query: Record<string, string> = {}): Promise<Row[]> =>
  (await admin.get('/api/shop/stock', query)).body.d
const onHome = async (): Promise<string[]> =>
  (await admin.get('/api/dashboard/summary')).body.d.low_stock.map(
    ({ title, place }: { title: string; place: string | null }) => `${title} at ${place?.toLowerCase()}`,
  )

test('1.7 F-SHOP-05 a location added later is not sold out of what it never had: list, Home and the email agree', async () => {
  const plenty = await publishProduct(site, {
    title: 'Plenty',
    metas: { product_price: '9.00', product_quantity: '30' },
  })
  await publishProduct(site, { title: 'Few', metas: { product_price: '9.00', product_quantity: '2' } })
  await publishProduct(site, { title: 'None', metas: { product_price: '9.00', product_quantity: '0' } })
  expect((await admin.post('/api/shop/stores', { title: 'Second' })).status).toBe(200)
  expect(named(await list({ low: 'true' }))).toEqual(['Few at main', 'None at main', 'None at second'])
  expect((await onHome()).toSorted()).toEqual(['Few at main', 'None at main', 'None at second'])
  const all = await list()
  expect(named(all.filter(({ stocked }) => !stocked))).toEqual(['Few at second', 'Plenty at second'])
  // What is not stocked is behind what asks for somebody.
  expect(all.slice(-2).map(({ store }) => store)).toEqual(['second', 'second'])
  expect(await sendLowStockEmail(site.platform)).toBe(3)

  // A product that is saved again as it was states nothing new.
  const { version, metas } = (await admin.get(`/api/posts/${plenty}`, { source: 'editor' })).body.d
  const again = metas.map(({ name, value }: { name: string; value: string }) => ({ name, value }))
  expect(
    (await admin.post('/api/posts', { id: plenty, version, title: 'Plenty', metas: again })).status,
  ).toBe(200)
  expect(named(await list({ low: 'true' }))).not.toContain('Plenty at second')

  // What came there once and went is sold out.
  const [row] = (await admin.get('/api/shop/stock', { post_id: plenty })).body.d
  for (const delta of [1, -1])
    await admin.post('/api/shop/stock', { variant_id: row.variant_id, store: 'second', delta })
  expect(named(await list({ low: 'true' }))).toContain('Plenty at second')
  expect(await onHome()).toContain('Plenty at second')
})

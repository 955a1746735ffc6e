/** What the first screen asks the server: the steps of a new site, and sales apart from test orders. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '#features/settings/index.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { publishProduct, setCurrency } from '#test/support/shop.ts'

let site: TestSite
let administrator: Client

beforeAll(async () => {
  site = await testSite()
  administrator = await site.as('administrator')
})
afterAll(() => site.close())

const steps = async () => (await administrator.get('/api/dashboard/setup')).body.d

test('F-ROUTE-01 the seven steps of a new site fill by themselves, each when its thing is done', async () => {
  const open = {
    name: false,
    page: false,
    currency: false,
    product: false,
    payment: false,
    shipping: false,
    domain: false,
  }
  expect(await steps()).toEqual(open)
  const { platform } = site
  await saveSetting(platform, platform.db, 'site_name', 'Oat & Ash')
  expect(await steps()).toEqual(open)
  await saveSetting(platform, platform.db, 'site_logo', '/media/logo.webp')
  expect(await steps()).toEqual({ ...open, name: true })
  await administrator.post('/api/posts', { type: 'page', title: 'Only a draft', status: 'draft' })
  expect(await steps()).toMatchObject({ page: false })
  await administrator.post('/api/posts', { type: 'page', title: 'Home', status: 'published' })
  await setCurrency(site, 'EUR')
  expect(await steps()).toMatchObject({ currency: true, product: false })
  await publishProduct(site, { title: 'Cup', metas: { product_price: '20.00' } })
  expect(await steps()).toMatchObject({ page: true, product: true, payment: false })
  await administrator.post('/api/shop/settings', {
    manual_payments: true,
    shipping_zones: [{ title: 'Everywhere', rates: [{ title: 'Parcel', amount_minor: 500 }] }],
  })
  expect(await steps()).toMatchObject({ payment: true, shipping: true, domain: false })
  await saveSetting(platform, platform.db, 'site_url', 'https://oat-ash.shop')
  expect(await steps()).toMatchObject({ domain: false })
  await saveSetting(platform, platform.db, 'smtp_url_secret', 'smtps://a:b@mail.example:465')
  // A sender that no provider accepts.
  await saveSetting(platform, platform.db, 'site_email', 'hello@oat-ash.example')
  expect(await steps()).toMatchObject({ domain: false })
  await saveSetting(platform, platform.db, 'site_email', '')
  expect(await steps()).toEqual({
    name: true,
    page: true,
    currency: true,
    product: true,
    payment: true,
    shipping: true,
    domain: true,
  })
})

test('F-ROUTE-01 the steps are for administrators', async () => {
  for (const role of ['member', 'author', 'editor', 'shop_manager'] as const)
    expect((await (await site.as(role)).get('/api/dashboard/setup')).status).toBe(403)
})

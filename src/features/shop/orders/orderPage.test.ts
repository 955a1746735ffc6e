/** The page of an order for its buyer, with or without an account, and the files of digital products. */
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
import { downloadLimits } from '../catalogue/downloadLimits.ts'

let site: TestSite
let pages: PageServer

beforeAll(async () => {
  site = await testSite({ standingAt: new Date('2026-03-02T10:00:00Z') })
  await setCurrency(site, 'EUR')
  pages = await pageServer(site)
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

async function buy(client: Client, postId: string) {
  await addToCart(client, postId)
  await client.post('/api/shop/checkout', { email: 'ada@example.test' })
  const paymentSession = await createPaymentSession(client)
  await press(site, paymentSession.body.d, 'pay')
  const { body } = await client.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(paymentSession.body.d),
  })
  return body.d
}

/** A file that only buyers get. */
async function fileForSale(name: string, content: string): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([content], { type: 'text/plain' }), name)
  return (await (await site.as('shop_manager')).call('POST', '/api/shop/product-files', form)).body.d[0].id
}

test('F-SHOP-13 a guest opens the order by the link of its email; any other token is not found', async () => {
  const done = await buy(site.visitor(), await publishProduct(site, { title: 'Oat bowl' }))
  const { order } = done
  const email = await site.platform.db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', '=', `order ${order.id} placed`)
    .executeTakeFirstOrThrow()
  const text = String(email.payload.text)
  const pageUrl = /See your order: \S+?(\/order\/\S+)/.exec(text)?.[1] ?? ''
  expect(pageUrl).toBe(order.page_url)
  expect(email.payload.html).toContain('>See your order</a>')
  const page = await pages.get(pageUrl)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const words of [
    'TEST PAYMENT',
    `Order <!-- -->${order.number}`,
    'Oat bowl',
    '€20.00',
    'we are getting it ready',
  ]) {
    expect(page.html.replaceAll('<!-- -->', '')).toContain(words.replaceAll('<!-- -->', ''))
  }
  expect(page.html).toContain('noindex')
  const [path = ''] = pageUrl.split('?')
  const other = (await buy(site.visitor(), await publishProduct(site))).order
  for (const wrong of [
    path,
    `${path}?token=`,
    `${path}?token=x`,
    `${path}?token=${'a'.repeat(5000)}`,
    other.page_url.replace(other.number, order.number),
    '/order/T-1?token=x',
    '/order/%00?token=x',
  ]) {
    expect([wrong.slice(0, 80), (await pages.get(wrong)).status >= 400]).toEqual([wrong.slice(0, 80), true])
  }
  expect((await pages.get(`${path}?token=x`)).status).toBe(404)
})

test('F-SHOP-13 buyers see their order without what staff noted on it', async () => {
  const member = await site.as('member')
  const { order } = await buy(member, await publishProduct(site))
  const manager = await site.as('shop_manager')
  await manager.post(`/api/shop/orders/${order.id}/note`, { text: 'Called twice, was rude' })
  const own = await member.get(`/api/shop/orders/${order.id}`)
  expect(own.body.d).toMatchObject({ page_url: order.page_url, downloads: [] })
  expect(JSON.stringify(own.body)).not.toContain('rude')
  expect(JSON.stringify((await manager.get(`/api/shop/orders/${order.id}`)).body)).toContain('rude')
  expect((await (await site.as('member')).get(`/api/shop/orders/${order.id}`)).status).toBe(404)
})

test('F-SHOP-13 a session that no payment has is no order; a visit says nothing more', async () => {
  const answer = await site
    .visitor()
    .get('/api/shop/checkout-complete', { session_id: 'test_0123456789012345678901' })
  expect([answer.status, answer.body.error?.code]).toEqual([404, 'order.missing'])
})

test('F-SHOP-13 a bought file is downloaded from receipt, order page and account, a limited number of times', async () => {
  const file = await fileForSale('Glaze recipes.txt', 'Ash, clay, patience')
  const recipes = await publishProduct(site, {
    title: 'Recipes',
    metas: { product_price: '9.00', product_downloads: [file] },
  })
  const member = await site.as('administrator')
  const { order } = await buy(member, recipes)
  expect(order.downloads).toMatchObject([{ title: 'Glaze recipes.txt', remaining: downloadLimits.times }])
  const [{ url }] = order.downloads
  expect((await pages.get(order.page_url)).html).toContain(url.replaceAll('&', '&amp;'))
  expect((await member.get('/api/shop/downloads')).body.d[0].url).toBe(url)
  const taken = await pages.get(url)
  expect([taken.status, taken.html]).toEqual([200, 'Ash, clay, patience'])
  expect(taken.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Glaze%20recipes.txt")
  expect((await pages.get(url, { 'sec-purpose': 'prefetch' })).status).toBe(404)
  expect((await pages.get(url.replace(/token=.*/, 'token=guess'))).status).toBe(404)
  const rest = await Promise.all(Array.from({ length: 12 }, () => pages.get(url)))
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(downloadLimits.times - 1)
  expect((await member.get('/api/shop/downloads')).body.d).toEqual([])
})

test('F-SHOP-13 a refund takes the files back; nothing is granted before the money is there', async () => {
  const file = await fileForSale('glazes.txt', 'Celadon')
  const recipes = await publishProduct(site, { metas: { product_price: '9.00', product_downloads: [file] } })
  const guest = await site.as('administrator')
  await addToCart(guest, recipes)
  const paymentSession = await createPaymentSession(guest)
  const open = await guest.get('/api/shop/checkout-complete', {
    session_id: paymentSessionOf(paymentSession.body.d),
  })
  expect(open.body.d).toMatchObject({ status: 'open', order: { downloads: [] } })
  await press(site, paymentSession.body.d, 'pay')
  const paid = (
    await guest.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(paymentSession.body.d) })
  ).body.d
  const [{ url }] = paid.order.downloads
  const manager = await site.as('shop_manager')
  await manager.post(`/api/shop/orders/${paid.order.id}/refund`, {})
  expect((await pages.get(url)).status).toBe(404)
})

test('F-SHOP-13 a product whose download is no file is not saved', async () => {
  await expect(
    publishProduct(site, { metas: { product_price: '9.00', product_downloads: ['the glaze book'] } }),
  ).rejects.toThrow('A download is not a file of the media library')
})

/** The page after checkout, and the URLs that are refused by their ending (F-PUB-03, F-ROUTE-03). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
beforeAll(async () => {
  site = await testSite()
  pages = await pageServer(site)
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

const extensions = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'css',
  'js',
  'ico',
  'json',
  'rss',
  'xml',
  'svg',
  'mjs',
  'woff',
  'woff2',
  'pdf',
  'php',
  'py',
]

test('F-PUB-03 the return from checkout is a page of its own for one visitor, and coming back pays nothing', async () => {
  await setCurrency(site, 'EUR')
  const buyer = await site.as('member')
  await addToCart(buyer, await publishProduct(site))
  const paymentSession = paymentSessionOf((await createPaymentSession(buyer)).body.d)
  const page = await pages.get(`/checkout-complete?session_id=${paymentSession}`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(page.html).toContain(`data-session="${paymentSession}"`)
  await buyer.get('/api/shop/checkout-complete', { session_id: paymentSession })
  const orders = await site.platform.db.selectFrom('orders').select('payment_state').execute()
  expect(orders).toHaveLength(1)
  expect(orders[0]?.payment_state).not.toBe('paid')
  expect((await pages.get('/checkout-complete')).status).toBe(200)
})

test.each(['/checkout-complete', '/logout', '/p', '/p/category', '/p/category/mugs'])(
  'F-PUB-03 F-ROUTE-03 %s with any of the 17 endings is refused as not found',
  async (path) => {
    for (const extension of extensions) {
      for (const refused of [
        `${path}.${extension}`,
        `${path}/a.${extension}`,
        `${path}/a.${extension.toUpperCase()}`,
        `${path}.${extension}?session_id=x`,
      ]) {
        const answer = await pages.get(refused)
        expect(
          [answer.status, answer.html.includes(`Page Not Found: ${refused.split('?')[0]}`)],
          refused,
        ).toEqual([404, true])
      }
    }
  },
)

test('F-PUB-03 a planted fault: an ending that is not among them is not refused there', async () => {
  expect((await pages.get('/checkout-complete')).html).not.toContain('Page Not Found')
  expect((await pages.get('/p')).status).toBe(200)
})

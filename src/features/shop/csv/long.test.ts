/** T20: a large file goes out, comes in and goes out again. As large as the shop promises with SHOP_LONG=1. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishProduct, roundsOf, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { continueRun } from './runs.ts'

const products = roundsOf(4, 200)
const variantsEach = roundsOf(25, 500)
const budgetMs = 120_000

let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  admin = await site.as('administrator')
  const values = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
  for (let at = 0; at < products; at += 1) {
    const prices = Object.fromEntries(values('g', 25).map((glaze, index) => [`product_var_glaze_${glaze}_price`, `${10 + index + (at % 40)}.50`]))
    await publishProduct(site, { title: `Tile ${at}`, metas: { product_vardef_glaze: values('g', 25), product_vardef_size: values('s', variantsEach / 25), ...prices } })
  }
}, 600_000)
afterAll(() => site.close())

async function run(id: string) {
  while (await continueRun(site.platform, id)) continue
  return (await admin.get('/api/shop/imports')).body.d.find((one: { id: string }) => one.id === id)
}

test('F-SHOP-13 T20 a large file goes out and comes in: nothing changes, the files are equal, a bad row is told with its line', async () => {
  const startedAt = performance.now()
  const out: string = (await admin.get('/api/shop/csv/products')).body.d
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(1 + products * variantsEach)
  const bad = [...lines.slice(0, 40), 'no-such-handle,,,,,,,,,,,,,,,,,,', ...lines.slice(40), ''].join('\n')
  const sent = await admin.call('POST', '/api/shop/csv/products?name=tiles.csv', bad, { 'content-type': 'text/csv' })
  const checked = await run(sent.body.d.id)
  expect(checked).toMatchObject({ state: 'done', created: 0, changed: 0, unchanged: products * variantsEach, refused: 1, problems: [{ line: 41, text: 'A new product needs a title' }] })
  const written = await run((await admin.post(`/api/shop/imports/${checked.id}/write`)).body.d.id)
  expect(written).toMatchObject({ state: 'done', changed: 0, unchanged: products * variantsEach })
  expect((await admin.get('/api/shop/csv/products')).body.d === out).toBe(true)
  const tookMs = performance.now() - startedAt
  console.info(`T20 ${products * variantsEach} rows: ${Math.round(tookMs)} ms`)
  expect(tookMs).toBeLessThan(budgetMs)
}, 600_000)

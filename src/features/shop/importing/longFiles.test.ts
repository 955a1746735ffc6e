/**
 * T20: a large file goes out of one shop, into another and out again. As large as the shop promises with SHOP_LONG=1, 100,000
 * rows; CSV_ROWS sets another number.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishProduct, roundsOf, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { brokenInvariants } from '../health/invariants.ts'
import { continueRun } from './continueRun.ts'

const rows = Number(process.env.CSV_ROWS ?? roundsOf(100, 100_000))
const variantsEach = rows < 10_000 ? 25 : 500
const products = rows / variantsEach
const budgetMs = 120_000

let from: TestSite
let into: TestSite
let seller: Client
let admin: Client

async function shop(): Promise<{ site: TestSite; admin: Client }> {
  const site = await testSite()
  await setCurrency(site, 'EUR')
  return { site, admin: await site.as('administrator') }
}

beforeAll(async () => {
  ;({ site: from, admin: seller } = await shop())
  ;({ site: into, admin } = await shop())
  const values = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
  for (let at = 0; at < products; at += 1) {
    const skus = values('g', 25).flatMap((glaze) =>
      values('s', variantsEach / 25).map((size) => [
        `product_var_glaze_${glaze}_size_${size}_sku`,
        `T${at}-${glaze}-${size}`,
      ]),
    )
    const prices = values('g', 25).map((glaze, index) => [
      `product_var_glaze_${glaze}_price`,
      `${10 + index + (at % 40)}.50`,
    ])
    await publishProduct(from, {
      title: `Tile ${at}`,
      metas: {
        product_vardef_glaze: values('g', 25),
        product_vardef_size: values('s', variantsEach / 25),
        ...Object.fromEntries([...skus, ...prices]),
      },
    })
  }
}, 600_000)
afterAll(async () => {
  await from.close()
  await into.close()
})

const taken = async (client: Client): Promise<string> => (await client.get('/api/shop/csv/products')).body.d

async function run(id: string) {
  while (await continueRun(into.platform, id)) continue
  return (await admin.get('/api/shop/imports')).body.d.find((one: { id: string }) => one.id === id)
}

async function lookThrough(text: string) {
  const sent = await admin.call('POST', '/api/shop/csv/products?name=tiles.csv', text, {
    'content-type': 'text/csv',
  })
  return run(sent.body.d.id)
}

const write = async (checked: { id: string }) =>
  run((await admin.post(`/api/shop/imports/${checked.id}/write`)).body.d.id)

test('F-SHOP-13 T20 a large file goes out, into another shop and out again: the files are equal, a bad row is told with its line', async () => {
  const times: string[] = []
  let last = performance.now()
  const took = (what: string) => {
    times.push(`${what} ${Math.round(performance.now() - last)} ms`)
    last = performance.now()
  }
  const startedAt = last
  const out = await taken(seller)
  took('out')
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(1 + rows)
  const bad = [...lines.slice(0, 40), 'no-such-handle,,,,,,,,,,,,,,,,,,', ...lines.slice(40), ''].join('\n')
  const isWrong = { refused: 1, problems: [{ line: 41, text: 'A new product needs a title' }] }
  const checked = await lookThrough(bad)
  took('looked through')
  expect(checked).toMatchObject({ state: 'done', created: rows, changed: 0, ...isWrong })
  expect(await write(checked)).toMatchObject({ state: 'done', created: rows, changed: 0, ...isWrong })
  took('written')
  expect((await taken(admin)) === out).toBe(true)
  took('out again')
  const tookMs = performance.now() - startedAt
  // The same file once more changes nothing.
  expect(await write(await lookThrough(out))).toMatchObject({
    state: 'done',
    created: 0,
    changed: 0,
    unchanged: rows,
    refused: 0,
  })
  took('the same file again')
  console.info(`T20 ${rows} rows in ${Math.round(tookMs)} ms: ${times.join(', ')}`)
  expect(tookMs).toBeLessThan(budgetMs)
  expect(await brokenInvariants(into.platform)).toEqual([])
}, 600_000)

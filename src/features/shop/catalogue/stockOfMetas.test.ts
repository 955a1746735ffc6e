/** the quantities among a product's metas are those of the stock, and saving them back undoes no sale. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addToCart, createPaymentSession, press, publishProduct, setCurrency } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { continueRun } from '../importing/continueRun.ts'
import { brokenInvariants } from '../health/invariants.ts'

let site: TestSite
let keeper: Client

beforeAll(async () => {
  site = await testSite()
  await setCurrency(site, 'EUR')
  keeper = await site.as('shop_manager', 'Keeper')
})
afterEach(async () => {
  expect(await brokenInvariants(site.platform)).toEqual([])
})
afterAll(() => site.close())

interface Read {
  id: string
  version: number
  status: string
  metas: { id: string; name: string; value: string }[]
}

const opened = async (id: string, client = keeper): Promise<Read> =>
  (await client.get(`/api/posts/${id}`, { source: 'editor' })).body.d
const quantities = ({ metas }: Pick<Read, 'metas'>) =>
  Object.fromEntries(
    metas.filter(({ name }) => name.endsWith('_quantity')).map(({ name, value }) => [name, value]),
  )
const withValue = (post: Read, name: string, value: string) =>
  post.metas.map((meta) => (meta.name === name ? { ...meta, value } : meta))
const save = (post: Pick<Read, 'id' | 'version'>, more: Record<string, unknown>, client = keeper) =>
  client.post('/api/posts', { id: post.id, version: post.version, ...more })
async function saved(post: Read, more: Record<string, unknown>, client = keeper): Promise<Read> {
  const { status, body } = await save(post, more, client)
  expect([status, body.error?.message]).toEqual([200, undefined])
  return body.d
}
async function shelf(id: string, client = keeper): Promise<Record<string, number | null>> {
  const { body } = await client.get('/api/shop/stock', { post_id: id })
  return Object.fromEntries(
    body.d.map((row: { variant_key: string; store: string; tracked: boolean; on_hand: number }) => [
      `${row.variant_key} ${row.store}`.replace(/ default$/, ''),
      row.tracked ? row.on_hand : null,
    ]),
  )
}
const onlyShelf = async (id: string) => Object.values(await shelf(id))[0]
async function movements(id: string): Promise<number> {
  const [{ variant_id: variant }] = (await keeper.get('/api/shop/stock', { post_id: id })).body.d
  return (await keeper.get(`/api/shop/stock/${variant}/movements`)).body.d.length
}
async function buy(id: string, quantity = 1, value: Record<string, string> = {}) {
  const visitor = site.visitor()
  await addToCart(visitor, id, { quantity, value })
  const paymentSession = await createPaymentSession(visitor)
  expect(paymentSession.status).toBe(200)
  await press(site, paymentSession.body.d, 'pay')
}
const bowl = (quantity: string, more: Record<string, string> = {}) =>
  publishProduct(site, { metas: { product_price: '20.00', product_quantity: quantity, ...more } })

test('A-02 the quantity that a product is answered with is the one on the shelf, to writers, visitors and in versions', async () => {
  const id = await bowl('9')
  await buy(id, 2)
  const { body } = await site.visitor().get(`/api/shop/inventory/${id}`)
  const there = String(body.d.stores.default.default.quantity)
  expect(there).toBe('7')
  const url = (await keeper.get(`/api/posts/${id}`)).body.d.url
  const answers = {
    writer: await opened(id),
    visitor: (await site.visitor().get(`/api/posts/${id}`)).body.d,
    page: (await site.visitor().post('/api/posts/view', { path: url })).body.d.post,
    version: (await keeper.get(`/api/posts/${id}/versions/1`)).body.d,
  }
  for (const [who, post] of Object.entries(answers))
    expect([who, quantities(post)]).toEqual([who, { product_quantity: there }])
  expect(answers.visitor.metas.map(({ name }: { name: string }) => name)).not.toContain('product_stock_seen')
})

test('A-02 of variants at stores each number is that of the stock, and saving what was read changes none, after sales too', async () => {
  const own = await testSite()
  try {
    await setCurrency(own, 'EUR')
    const admin = await own.as('administrator')
    const id = await publishProduct(own, {
      metas: {
        product_price: '9.00',
        product_vardef_size: '["S","M"]',
        product_quantity: '5',
        product_var_size_m_quantity: '9999',
      },
    })
    for (const title of ['Harbour', 'Hill'])
      expect((await admin.post('/api/shop/stores', { title, value: title.toLowerCase() })).status).toBe(200)
    const rows = (await admin.get('/api/shop/stock', { post_id: id })).body.d
    const small = rows.find((row: { variant_key: string }) => row.variant_key === 'size_s').variant_id
    await admin.post('/api/shop/stock', { variant_id: small, store: 'harbour', delta: -2, reason: 'damaged' })
    const before = await shelf(id, admin)
    const said = async () => {
      const { body } = await own.visitor().get(`/api/shop/inventory/${id}`)
      return body.d.stores
    }
    const inventory = await said()
    let post = await opened(id, admin)
    expect(quantities(post)).toMatchObject({
      product_quantity: '3',
      product_var_size_s_store_hill_quantity: '0',
      product_var_size_m_quantity: '9999',
    })
    for (let turn = 0; turn < 3; turn += 1)
      post = await saved(post, { metas: post.metas, description: `Turn ${turn}` }, admin)
    expect([await shelf(id, admin), await said()]).toEqual([before, inventory])
    await admin.post('/api/shop/stock', { variant_id: small, store: 'hill', quantity: 4 })
    post = await opened(id, admin)
    expect(quantities(post)).toMatchObject({
      product_quantity: '3',
      product_var_size_s_store_hill_quantity: '4',
    })
    await admin.post('/api/shop/stock', { variant_id: small, store: 'hill', delta: -1, reason: 'damaged' })
    await saved(post, { metas: withValue(post, 'product_quantity', '10') }, admin)
    expect(await said()).toMatchObject({
      harbour: { size_s: { quantity: 10 } },
      hill: { size_s: { quantity: 3 }, size_m: { quantity: 9999 } },
    })
  } finally {
    await own.close()
  }
})

test('A-02 a sale between opening and saving stays sold: what is typed counts as a difference, under the name of who typed it', async () => {
  const id = await bowl('9')
  const post = await opened(id)
  await buy(id, 2)
  const after = await saved(post, { metas: withValue(post, 'product_quantity', '12') })
  expect([await onlyShelf(id), quantities(after)]).toEqual([10, { product_quantity: '10' }])
  const [{ variant_id: variant }] = (await keeper.get('/api/shop/stock', { post_id: id })).body.d
  const [last] = (await keeper.get(`/api/shop/stock/${variant}/movements`)).body.d
  expect(last).toMatchObject({ delta_on_hand: 3, reason: 'correction', actor: 'Keeper' })
  // Counted to none while two were sold: none are there, not fewer.
  const late = await opened(id)
  await buy(id, 2)
  await saved(late, { metas: withValue(late, 'product_quantity', '0') })
  expect(await onlyShelf(id)).toBe(0)
})

test('A-02 what is typed never goes below what buyers hold: fewer are refused, as many stay whatever was sold meanwhile', async () => {
  const id = await bowl('9')
  const post = await opened(id)
  await buy(id, 2)
  const visitor = site.visitor()
  await addToCart(visitor, id, { quantity: 3 })
  expect((await createPaymentSession(visitor)).status).toBe(200)
  const few = await save(post, { metas: withValue(post, 'product_quantity', '2') })
  expect([few.status, few.body.error?.code, await onlyShelf(id)]).toEqual([422, 'stock.below_reserved', 7])
  await saved(post, { metas: withValue(post, 'product_quantity', '3') })
  expect(await onlyShelf(id)).toBe(3)
})

test('A-02 what was read and is saved unchanged moves nothing, however often and whatever was sold', async () => {
  const id = await bowl('9')
  let post = await opened(id)
  await buy(id)
  post = await saved(post, { metas: post.metas, title: 'Low bowl' })
  const stale = post
  await buy(id)
  const moved = await movements(id)
  post = await saved(post, { metas: post.metas, title: 'Lower bowl' })
  await saved(post, { metas: stale.metas, title: 'Lowest bowl' })
  expect([await onlyShelf(id), await movements(id)]).toEqual([7, moved])
})

test('A-02 two writers: the second one’s text takes nothing from the first one’s count, and a save sent twice counts once', async () => {
  const id = await bowl('9')
  const other = await site.as('shop_manager')
  const [mine, theirs] = [await opened(id), await opened(id, other)]
  await buy(id)
  const first = await saved(theirs, { metas: withValue(theirs, 'product_quantity', '19') }, other)
  expect(await onlyShelf(id)).toBe(18)
  const refused = await save(mine, { metas: mine.metas })
  expect(refused.status).toBe(409)
  const again = await saved({ ...mine, version: first.version }, { metas: mine.metas, title: 'Mine' })
  expect(await onlyShelf(id)).toBe(18)
  const typed = withValue(again, 'product_quantity', '28')
  const once = await saved(again, { metas: typed })
  await saved({ ...once }, { metas: typed })
  expect(await onlyShelf(id)).toBe(28)
})

test('A-02 a writer that does not say what it was shown states a number as ever: the same one changes nothing', async () => {
  const id = await bowl('9')
  await buy(id, 2)
  await publishProduct(site, { id, metas: { product_price: '21.00', product_quantity: '9' } })
  expect(await onlyShelf(id)).toBe(7)
  const post = await opened(id)
  await saved(post, { metas: post.metas, description: 'Of the kiln.' })
  await publishProduct(site, { id, metas: { product_price: '22.00', product_quantity: '9' } })
  expect(await onlyShelf(id)).toBe(7)
  await publishProduct(site, { id, metas: { product_price: '22.00', product_quantity: '8' } })
  expect(await onlyShelf(id)).toBe(8)
})

test('A-02 an old version that is restored leaves the stock as it is', async () => {
  const id = await bowl('9')
  const post = await opened(id)
  const second = await saved(post, { metas: withValue(post, 'product_quantity', '30'), title: 'Wide bowl' })
  await buy(id, 3)
  const { status, body } = await keeper.post(`/api/posts/${id}/restore`, {
    number: 1,
    version: second.version,
  })
  expect([status, body.d.title, quantities(body.d)]).toEqual([200, 'Oat bowl', { product_quantity: '27' }])
  expect(await onlyShelf(id)).toBe(27)
  // Older programs kept other numbers in a version: stating the last one again is no change either.
  await saved(body.d, { metas: body.d.metas })
  expect(await onlyShelf(id)).toBe(27)
})

test('A-02 a copy of a product begins with none of what is counted, and carries no mark of the other’s stock', async () => {
  const id = await bowl('9')
  await buy(id, 2)
  const { body } = await keeper.post(`/api/posts/${id}/duplicate`)
  expect(quantities(body.d)).toEqual({ product_quantity: '0' })
  await saved(body.d, { metas: body.d.metas, status: 'published' })
  expect([await onlyShelf(body.d.id), await onlyShelf(id)]).toEqual([0, 7])
})

test('A-02 a draft that waits keeps what was typed into it beside sales, and its save counts it once', async () => {
  const id = await bowl('9')
  const post = await opened(id)
  await saved(post, { metas: withValue(post, 'product_quantity', '12'), autosave: true })
  expect(await onlyShelf(id)).toBe(9)
  await buy(id, 2)
  const draft = await opened(id)
  expect(quantities(draft)).toEqual({ product_quantity: '10' })
  await saved(draft, { metas: draft.metas })
  expect(await onlyShelf(id)).toBe(10)
})

test('A-02 what is typed of a product that is taken off the shop counts at once', async () => {
  const id = await bowl('9')
  const post = await saved(await opened(id), { status: 'draft' })
  const draft = await opened(id)
  const after = await saved(draft, { metas: withValue(draft, 'product_quantity', '4') })
  expect([quantities(after), post.status]).toEqual([{ product_quantity: '4' }, 'draft'])
  await saved(after, { metas: after.metas, status: 'published' })
  expect(await onlyShelf(id)).toBe(4)
})

test('A-02 counting can stop and begin again by the metas that were read', async () => {
  const id = await bowl('9')
  let post = await opened(id)
  post = await saved(post, { metas: post.metas.filter(({ name }) => name !== 'product_quantity') })
  expect([await onlyShelf(id), quantities(post)]).toEqual([null, {}])
  post = await saved(post, { metas: [...post.metas, { name: 'product_quantity', value: '6' }] })
  expect([await onlyShelf(id), quantities(post)]).toEqual([6, { product_quantity: '6' }])
})

test('A-02 a value that gets another name keeps its stock, with a number typed in the same save', async () => {
  const id = await publishProduct(site, {
    metas: {
      product_price: '9.00',
      product_vardef_size: '["S","M"]',
      product_var_size_s_quantity: '5',
      product_var_size_m_quantity: '3',
    },
  })
  const post = await opened(id)
  await buy(id, 1, { size: 's' })
  const metas = [
    ...post.metas.filter(({ name }) => !name.endsWith('_quantity') && name !== 'product_vardef_size'),
    { name: 'product_vardef_size', value: '["Small","M"]' },
    { name: 'product_renamed', value: '[{"type":"size","option":"s","to":"small"}]' },
    { name: 'product_var_size_small_quantity', value: '7' },
    { name: 'product_var_size_m_quantity', value: '3' },
  ]
  await saved(post, { metas })
  expect(await shelf(id)).toEqual({ size_small: 6, size_m: 3 })
})

test('A-02 a file of products that goes out and in again moves no stock', async () => {
  const id = await bowl('9', { product_sku: 'ROUND-TRIP' })
  let post = await opened(id)
  await buy(id)
  post = await saved(post, { metas: withValue(post, 'product_quantity', '12') })
  await buy(id)
  const moved = await movements(id)
  const admin = await site.as('administrator')
  const file: string = (await admin.get('/api/shop/csv/products')).body.d
  const sent = await admin.call(
    'POST',
    '/api/shop/csv/products?name=round.csv',
    file.replaceAll('20.00', '23.00'),
    { 'content-type': 'text/csv' },
  )
  const run = async (of: string) => {
    while (await continueRun(site.platform, of)) continue
  }
  await run(sent.body.d.id)
  await run((await admin.post(`/api/shop/imports/${sent.body.d.id}/write`)).body.d.id)
  const after = await opened(id)
  expect(after.metas.find(({ name }) => name === 'product_price')?.value).toBe('23.00')
  expect([await onlyShelf(id), await movements(id), quantities(after)]).toEqual([
    10,
    moved,
    { product_quantity: '10' },
  ])
  expect(post.version).toBeLessThan(after.version)
})

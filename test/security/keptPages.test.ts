/** Which changes drop kept pages, and which do not (issue 12, 3.8 and 4.3): asked at the page, as a visitor would. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { siteWithPages, type PageServer } from '#test/support/pages.ts'
import { addToCart, createPaymentSession } from '#test/support/shop.ts'
import type { Answer, Client, TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let close: () => Promise<void>
let admin: Client
beforeAll(async () => {
  ;({ site, pages, close } = await siteWithPages())
  admin = await site.as('administrator')
})
afterAll(() => close())

async function publish(post: Record<string, unknown>): Promise<{ id: string; url: string }> {
  const made = await admin.post('/api/posts', { status: 'published', ...post })
  expect([made.status, JSON.stringify(made.body.error)]).toEqual([200, undefined])
  return made.body.d
}

const textOf = async (path: string) => (await pages.get(path)).html

test('4.3 a kept page shows what a moderator lets through, and no longer what is taken away', async () => {
  const { id, url } = await publish({
    type: 'post',
    title: 'Glazes',
    value: [{ id: 'c', type: 'comments', state: {}, children: [] }],
  })
  const reader = await site.as('member')
  const [comment] = (await reader.post('/api/posts/notes', { post_id: id, value: 'Ash glaze, please' })).body
    .d
  const moderate = async (status: string) =>
    expect((await admin.post('/api/posts/notes', { id: comment.id, post_id: id, status })).status).toBe(200)
  await moderate('pending')
  expect(await textOf(url)).not.toContain('Ash glaze, please')
  await moderate('approved')
  expect(await textOf(url)).toContain('Ash glaze, please')
  await moderate('denied')
  expect(await textOf(url)).not.toContain('Ash glaze, please')
  await moderate('approved')
  expect(await textOf(url)).toContain('Ash glaze, please')
})

test('4.3 a kept page shows a category by its new name', async () => {
  const made = await admin.post('/api/posts/categories', { title: 'Bowls', slug: 'bowls' })
  await publish({ type: 'post', title: 'A bowl', category: made.body.d.id })
  expect(await textOf('/p/category/bowls')).toContain('Bowls')
  const changed = await admin.post('/api/posts/categories', {
    id: made.body.d.id,
    title: 'Wide vessels',
    slug: 'bowls',
  })
  expect(changed.status).toBe(200)
  expect(await textOf('/p/category/bowls')).toContain('Wide vessels')
})

/** Holds one for an order, by the calls of the cart. */
async function buy(id: string): Promise<void> {
  const buyer = site.visitor()
  expect((await addToCart(buyer, id)).status).toBe(200)
  const address = {
    name: 'Ada Byron',
    line1: '12 Mill Lane',
    line2: '',
    city: 'Graz',
    region: '',
    postcode: '8010',
    country: 'AT',
  }
  await buyer.post('/api/shop/checkout', { email: 'ada@example.test', address })
  const paymentSession = await createPaymentSession(buyer)
  expect([paymentSession.status, JSON.stringify(paymentSession.body.error)]).toEqual([200, undefined])
}

async function cancelNewestOrder(): Promise<Answer> {
  const [order] = (await admin.get('/api/shop/orders')).body.d.items
  return admin.post(`/api/shop/orders/${order.id}/cancel`)
}

test('4.3 a kept page of the last one is for sale again when it comes back on the shelf', async () => {
  const metas = [
    { name: 'product_price', value: '40.00' },
    { name: 'product_quantity', value: '1' },
  ]
  const vase = await publish({ type: 'product', title: 'Tall vase', metas })
  const { url } = await publish({
    title: 'Vases',
    value: [{ id: 'l', type: 'product-list', state: {}, children: [] }],
  })
  expect(await textOf(url)).not.toContain('Sold out')
  await buy(vase.id)
  expect(await textOf(url)).toContain('Sold out')
  const cancelled = await cancelNewestOrder()
  expect([cancelled.status, JSON.stringify(cancelled.body.error)]).toEqual([200, undefined])
  expect(await textOf(url)).not.toContain('Sold out')
})

test('3.8 fifty likes on one post leave the pages of all others kept', async () => {
  const { id, url } = await publish({
    type: 'post',
    title: 'Liked',
    value: [{ id: 'c', type: 'comments', state: {}, children: [] }],
  })
  const [comment] = (await admin.post('/api/posts/notes', { post_id: id, value: 'Very fine' })).body.d
  const others = await Promise.all(['One', 'Two', 'Three'].map((title) => publish({ title })))
  for (const other of others) await textOf(other.url)
  await textOf(url)
  const before = await renders()
  for (let like = 0; like < 50; like += 1) {
    const fan = await site.as('member')
    expect((await fan.post('/api/posts/notes', { id: comment.id, post_id: id, type: 'like' })).status).toBe(
      200,
    )
    for (const other of others) await textOf(other.url)
  }
  const drawn = (await renders()) - before
  process.stdout.write(`50 likes, 150 readings of other pages, ${drawn} drawn anew\n`)
  expect(drawn).toBeLessThan(150 * 0.05)
})

test('3.8 a comment, a sale and an edited page leave the pages of others kept', async () => {
  const words = (text: string) => [{ id: 'p', type: 'paragraph', state: { text }, children: [] }]
  const talk = await publish({
    type: 'post',
    title: 'Talk',
    value: [{ id: 'c', type: 'comments', state: {}, children: [] }],
  })
  const metas = [
    { name: 'product_price', value: '40.00' },
    { name: 'product_quantity', value: '1' },
  ]
  const product = (title: string) =>
    publish({ type: 'product', title, metas, value: [{ id: 'p', type: 'product', state: {}, children: [] }] })
  const category = (await admin.post('/api/posts/categories', { title: 'Lamps' })).body.d.id
  const [sold, kept] = [await product('Sold lamp'), await product('Kept lamp')]
  // Products of one category show each other; these two do not.
  await admin.post('/api/posts', { id: kept.id, version: 1, category })
  const edited = await publish({ title: 'Edited', value: words('Before') })
  const others = [
    kept,
    ...(await Promise.all(['Still', 'Quiet'].map((title) => publish({ title, value: words(title) })))),
  ]
  for (const { url } of [...others, talk, sold, edited]) await textOf(url)
  const drawnBy = async (change: () => Promise<unknown>, shows: { url: string }) => {
    await change()
    const before = await renders()
    for (const { url } of others) await textOf(url)
    const drawn = (await renders()) - before
    await textOf(shows.url)
    return [drawn, (await renders()) - before - drawn]
  }
  expect(
    await drawnBy(() => admin.post('/api/posts/notes', { post_id: talk.id, value: 'Well said' }), talk),
  ).toEqual([0, 1])
  expect(
    await drawnBy(
      () => admin.post('/api/posts', { id: edited.id, version: 1, value: words('After') }),
      edited,
    ),
  ).toEqual([0, 1])
  expect(await drawnBy(() => buy(sold.id), sold)).toEqual([0, 1])
  expect(await textOf(edited.url)).toContain('After')
})

test('3.8 whoever asks while a page is drawn anew after a sale, a cancellation or a count of stock, gets the kept one', async () => {
  const { url, id } = await publish({
    type: 'product',
    title: 'Wanted bowl',
    metas: [
      { name: 'product_price', value: '40.00' },
      { name: 'product_quantity', value: '1' },
    ],
    value: [{ id: 'p', type: 'product', state: {}, children: [] }],
  })
  const [variant] = (await admin.get('/api/shop/stock', { post_id: id })).body.d
  const count = () => admin.post('/api/shop/stock', { variant_id: variant.variant_id, quantity: 4 })
  const outcomes: unknown[] = []
  for (const [change, does] of [
    ['sold out', () => buy(id)],
    ['for sale again', cancelNewestOrder],
    ['counted', count],
  ] as const) {
    await textOf(url)
    await does()
    const before = await lingered()
    await Promise.all(Array.from({ length: 30 }, () => textOf(url)))
    outcomes.push([change, (await lingered()) > before])
  }
  expect(outcomes).toEqual([
    ['sold out', true],
    ['for sale again', true],
    ['counted', true],
  ])
})

/** Pages that are kept before each change of the table below. */
type Watched = 'page' | 'post' | 'talk' | 'lamp' | 'vase' | 'shelf' | 'category'

const everything: readonly Watched[] = ['page', 'post', 'talk', 'lamp', 'vase', 'shelf', 'category']

/** Lists of a category and neighbours of a post or product show others of their kind: a saved one drops them, too. */
test('3.8 6 what each kind of change drops of the kept pages, and what it leaves, is this table', async () => {
  const words = (text: string) => [{ id: 'p', type: 'paragraph', state: { text }, children: [] }]
  const one = (type: string) => [{ id: 'b', type, state: {}, children: [] }]
  const [lamps, jars] = await Promise.all(
    ['Reading lamps', 'Jars'].map(
      async (title) => (await admin.post('/api/posts/categories', { title })).body.d.id,
    ),
  )
  const goods = async (title: string, category: string) => {
    const metas = [
      { name: 'product_price', value: '40.00' },
      { name: 'product_quantity', value: '3' },
    ]
    return publish({ type: 'product', title, category, metas, value: one('product') })
  }
  const page = await publish({ title: 'Opening hours', value: words('Nine to five') })
  const post = await publish({ type: 'post', title: 'Ash', value: words('A glaze') })
  const talk = await publish({ type: 'post', title: 'Firing', category: jars, value: one('comments') })
  const [lamp, vase] = [await goods('Desk lamp', lamps), await goods('Jar', jars)]
  const shelf = await publish({ title: 'Shelf', value: one('product-list') })
  const url: Readonly<Record<Watched, string>> = {
    page: page.url,
    post: post.url,
    talk: talk.url,
    lamp: lamp.url,
    vase: vase.url,
    shelf: shelf.url,
    category: '/p/category/reading_lamps',
  }
  const [variant] = (await admin.get('/api/shop/stock', { post_id: lamp.id })).body.d
  const reader = await site.as('member')
  const talkOf = async (client: Client, more: object) =>
    client.post('/api/posts/notes', { post_id: talk.id, ...more })
  const [said] = (await talkOf(admin, { value: 'First' })).body.d
  const versionOf = async ({ id }: { id: string }) => (await admin.get(`/api/posts/${id}`)).body.d.version
  const edit = async (of: { id: string }, more: object) =>
    admin.post('/api/posts', { id: of.id, version: await versionOf(of), ...more })
  const settings = async () => (await admin.get('/api/shop/settings')).body.d

  const changes: readonly (readonly [
    change: string,
    does: () => Promise<unknown>,
    drops: readonly Watched[],
  ])[] = [
    ['nothing', async () => null, []],
    ['somebody puts a lamp into the cart', () => addToCart(site.visitor(), lamp.id), []],
    [
      'a draft is written',
      () => admin.post('/api/posts', { title: 'Later', type: 'post', status: 'draft' }),
      [],
    ],
    ['a like', () => talkOf(reader, { id: said.id, type: 'like' }), []],
    ['a comment', () => talkOf(admin, { value: 'Second' }), ['talk']],
    ['the text of a page', () => edit(page, { value: words('Ten to six') }), ['page', 'category']],
    ['the text of a post', () => edit(post, { value: words('Two glazes') }), ['post', 'talk', 'category']],
    ['a lamp is held by an order, others are left', () => buy(lamp.id), []],
    ['that order is cancelled, there were lamps all the time', () => cancelNewestOrder(), []],
    [
      'the stock of the lamp',
      () => admin.post('/api/shop/stock', { variant_id: variant.variant_id, quantity: 1 }),
      ['lamp', 'shelf'],
    ],
    [
      'a price',
      () =>
        edit(lamp, {
          metas: [
            { name: 'product_price', value: '45.00' },
            { name: 'product_quantity', value: '1' },
          ],
        }),
      ['lamp', 'vase', 'shelf', 'category'],
    ],
    [
      'the name of a category',
      () => admin.post('/api/posts/categories', { id: lamps, title: 'Good lamps', slug: 'reading_lamps' }),
      everything,
    ],
    [
      'a redirect',
      () => admin.post('/api/redirects', { from_path: '/was', to_path: '/is', code: 301 }),
      everything,
    ],
    [
      'the name of the site',
      () => admin.post('/api/options', { name: 'site_name', value: 'Kiln' }),
      everything,
    ],
    [
      'the settings of the shop',
      async () =>
        admin.post('/api/shop/settings', { prices_include_tax: !(await settings()).prices_include_tax }),
      everything,
    ],
  ]
  const outcomes: unknown[] = []
  for (const [change, does] of changes) {
    // Twice: whoever asks while a page is drawn anew may be told the old one.
    for (let round = 0; round < 2; round += 1) for (const name of everything) await textOf(url[name])
    const answer = await does()
    const status = typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : 200
    const drops: Watched[] = []
    for (const name of everything) {
      const before = await renders()
      await textOf(url[name])
      if ((await renders()) > before) drops.push(name)
    }
    outcomes.push([change, status, drops])
  }
  expect(outcomes).toEqual(changes.map(([change, , drops]) => [change, 200, drops]))
})

test('3.8 a change that is taken back drops nothing', async () => {
  const { url } = await publish({ type: 'post', title: 'Steady' })
  await textOf(url)
  const before = await renders()
  await expect(
    site.platform.transaction(async (db) => {
      await dropAllCachedPages(db, 'content')
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  await textOf(url)
  expect((await renders()) - before).toBe(0)
})

/** How many pages were drawn so far, as /metrics tells. */
const renders = () => figure('drawn')

/** How many answers so far were pages that stood while they were drawn anew. */
const lingered = () => figure('lingered')

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${pages.url}/metrics`)).text()
  return Number(new RegExp(`^plinth_page_cache_${name}_total (\\d+)$`, 'm').exec(text)?.[1])
}

/** J-24 Words that are replaced in many posts: which, in what, by whom, and the way back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import type { FoundElsewhere, FoundPost } from './replacingSchema.ts'

let site: TestSite
let editor: Client
let author: Client
beforeAll(async () => {
  site = await testSite()
  editor = await site.as('editor', 'Edda Editor')
  author = await site.as('author', 'Arno Author')
})
afterAll(() => site.close())

async function save(input: Record<string, unknown>, who = editor) {
  const answer = await who.post('/api/posts', { type: 'post', status: 'published', ...input })
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const paragraph = (text: string, id = 'b1') => ({ id, type: 'paragraph', state: { text }, children: [] })
const find = async (words: string, who = editor): Promise<FoundPost[]> =>
  (await who.get('/api/texts', { find: words })).body.d.posts
const asChosen = (posts: readonly FoundPost[]) =>
  posts.map(({ id, version, places }) => ({ id, version, places: places.map(({ place }) => place) }))
const replace = async (words: string, by: string, posts: readonly FoundPost[], who = editor) =>
  (await who.post('/api/texts/replace', { find: words, replace: by, posts: asChosen(posts) })).body.d
const read = async (id: string) => (await editor.get(`/api/posts/${id}`, { source: 'editor' })).body.d
const live = async ({ id }: { id: string }) => (await site.visitor().get(`/api/posts/${id}`)).body.d

test('J-24 titles, texts, captions, text alternatives and rows are changed; ids, URLs, code and settings are not', async () => {
  const post = await save({
    title: 'Quincewood days',
    description: 'What Quincewood is',
    slug: 'quincewood',
    value: [
      {
        ...paragraph('At <a href="/quincewood">Quince<b>wood</b></a>', 'Quincewood'),
        state: { text: 'At <a href="/quincewood">Quince<b>wood</b></a>', element_id: 'Quincewood' },
      },
      {
        id: 'i',
        type: 'image',
        state: { src: '/media/quincewood.webp', alt: 'Quincewood', caption: 'Quincewood' },
        children: [],
      },
      { id: 'c', type: 'code', state: { code: 'quincewood()', language: 'js' }, children: [] },
      { id: 't', type: 'table', state: { cells: [['Quincewood', '1']] }, children: [] },
      {
        id: 'g',
        type: 'gallery',
        state: { items: [{ src: '/media/quincewood.webp', alt: 'Of Quincewood' }] },
        children: [],
      },
      { id: 'u', type: 'button', state: { text: 'To Quincewood', url: '/quincewood' }, children: [] },
    ],
  })
  const found = await find('quincewood')
  expect(found).toHaveLength(1)
  expect(found[0]?.places).toHaveLength(8)
  const outcome = await replace('quincewood', 'Pearwood', found)
  expect(outcome).toMatchObject({ state: 'done', changed: 1, places: 8, left: [], may_undo: true })
  const after = await read(post.id)
  expect(after).toMatchObject({
    title: 'Pearwood days',
    description: 'What Pearwood is',
    url: post.url,
    status: 'published',
  })
  const states = Object.fromEntries(
    after.value.map((one: { id: string; state: object }) => [one.id, one.state]),
  )
  expect(states).toMatchObject({
    Quincewood: { text: 'At <a href="/quincewood">Pear<b>wood</b></a>', element_id: 'Quincewood' },
    i: { src: '/media/quincewood.webp', alt: 'Pearwood', caption: 'Pearwood' },
    c: { code: 'quincewood()' },
    t: { cells: [['Pearwood', '1']] },
    g: { items: [{ src: '/media/quincewood.webp', alt: 'Of Pearwood' }] },
    u: { text: 'To Pearwood', url: '/quincewood' },
  })
  const back = await editor.post('/api/texts/replacements/undo', { id: outcome.id })
  expect(back.body.d).toMatchObject({ state: 'undone', changed: 1, may_undo: false })
  expect(await read(post.id)).toMatchObject({
    title: post.title,
    description: post.description,
    url: post.url,
  })
})

test('J-24 what is published stays published, a draft stays a draft at its URL, an unsaved draft goes on from the new version', async () => {
  const published = await save({ title: 'Live one', value: [paragraph('Marlpit opens')] })
  const draft = await save({ title: 'Marlpit draft', status: 'draft', value: [paragraph('Marlpit waits')] })
  const unsaved = await editor.post('/api/posts', {
    id: published.id,
    version: published.version,
    autosave: true,
    value: [paragraph('Marlpit opens late')],
  })
  expect(unsaved.body.d.is_working).toBe(true)
  const outcome = await replace('Marlpit', 'Chalkpit', await find('Marlpit'))
  expect(outcome).toMatchObject({ changed: 2, places: 3 })
  expect((await live(published)).value[0].state.text).toBe('Chalkpit opens')
  expect(await read(draft.id)).toMatchObject({ status: 'draft', title: 'Chalkpit draft', url: draft.url })
  const working = (await editor.get(`/api/posts/${published.id}`, { source: 'editor' })).body.d
  expect(working).toMatchObject({ is_working: true, value: [{ state: { text: 'Chalkpit opens late' } }] })
  // It is no conflict to save it.
  await save({ id: published.id, version: working.version, value: working.value })
  const back = await editor.post('/api/texts/replacements/undo', { id: outcome.id })
  expect(back.body.d).toMatchObject({ changed: 1, left: [{ title: 'Live one' }] })
  expect((await read(draft.id)).title).toBe('Marlpit draft')
  expect((await live(published)).value[0].state.text).toBe('Chalkpit opens late')
})

test('J-24 a change that waits beside a live page gets the words too, and still waits', async () => {
  const page = await save({ title: 'Hours', value: [paragraph('Tarnfield now')] })
  const at = new Date(site.platform.clock.now().getTime() + 86_400_000).toISOString()
  await save({
    id: page.id,
    version: page.version,
    status: 'scheduled',
    publish_at: at,
    value: [paragraph('Tarnfield soon')],
  })
  const outcome = await replace('Tarnfield', 'Lakefield', await find('Tarnfield'))
  expect(outcome).toMatchObject({ changed: 1, left: [] })
  expect((await live(page)).value[0].state.text).toBe('Lakefield now')
  expect(await read(page.id)).toMatchObject({ planned_change_at: at })
  await editor.post('/api/texts/replacements/undo', { id: outcome.id })
  expect((await live(page)).value[0].state.text).toBe('Tarnfield now')
})

test('J-24 only what one may change is found; what somebody writes on, or saved since, is left with the reason', async () => {
  const others = await save({ title: 'Not yours', value: [paragraph('Dunmoor')] })
  const own = await save({ title: 'Own draft', status: 'draft', value: [paragraph('Dunmoor')] }, author)
  expect((await find('Dunmoor', author)).map(({ id }) => id)).toEqual([own.id])
  expect((await site.visitor().get('/api/texts', { find: 'Dunmoor' })).status).toBe(401)
  await author.post(`/api/posts/${own.id}/presence`, { tab: 'window-1', act: 'beat' })
  const found = await find('Dunmoor')
  expect(found.map(({ title, reason }) => [title, reason]).toSorted()).toEqual([
    ['Not yours', ''],
    ['Own draft', 'Arno Author is editing it.'],
  ])
  await save({ id: others.id, version: others.version, value: [paragraph('Dunmoor again')] })
  const outcome = await replace('Dunmoor', 'Highmoor', found)
  expect(outcome).toMatchObject({ changed: 0, may_undo: false })
  expect(outcome.left.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
    'Arno Author is editing it.',
    'It was changed in the meantime.',
  ])
  // Somebody else's replacement is nobody's business.
  expect((await author.get(`/api/texts/replacements/${outcome.id}`)).status).toBe(404)
})

test('J-24 the list finds words within texts, of drafts and of what is published', async () => {
  const shown = await save({ title: 'One', value: [paragraph('The <b>bittern</b> booms')] })
  const draft = await save({ title: 'Two', status: 'draft', value: [paragraph('A bittern is shy')] })
  const list = async (keywords: string) =>
    (await editor.get('/api/posts', { type: 'post', status: 'any', keywords })).body.d.items
      .map(({ id }: { id: string }) => id)
      .toSorted()
  expect(await list('bittern')).toEqual([shown.id, draft.id].toSorted())
  expect(await list('bitt')).toEqual([shown.id, draft.id].toSorted())
  expect(await list('bittern is "shy')).toEqual([])
})

test('J-24 entries of menus, texts of forms, what search engines are told and fields of own types are replaced, and taken back', async () => {
  const administrator = await site.as('administrator')
  const items = [{ title: 'Shop', url: '/elder', items: [{ title: 'All about elder', url: '/a' }] }]
  const fields = [
    { name: 'elder', title: 'Your elder', type: 'string', placeholder: 'Elder or oak' },
    {
      name: 'kind',
      title: 'Kind',
      type: 'dropdown',
      choices: ['elder', { title: 'Elder tree', value: 'elder' }],
    },
  ]
  await administrator.post('/api/types', {
    slug: 'tree',
    title: 'Tree',
    plural: 'trees',
    url_pattern: '/trees/{slug}',
    fields: [
      { name: 'place', title: 'Place', type: 'string' },
      { name: 'source', title: 'Source', type: 'string' },
      { name: 'names', title: 'Names', type: 'string_arr' },
    ],
  })
  const metasOf = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => ({ name, value }))
  const texts = {
    menu: { items: JSON.stringify(items) },
    form: { fields: JSON.stringify(fields), submit_text: 'Send to Elder', thanks: 'Elder thanks' },
    tree: {
      place: 'Elder street',
      source: 'https://example.com/elder',
      names: JSON.stringify(['elder', 'oak']),
      seo_title: 'Elder in town',
    },
  }
  const posts: { id: string }[] = []
  for (const [type, metas] of Object.entries(texts))
    posts.push(await save({ type, title: `A ${type}`, metas: metasOf(metas) }, administrator))
  const found = await find('elder', administrator)
  expect(found.map(({ title, places }) => [title, places.length]).toSorted()).toEqual([
    ['A form', 5],
    ['A menu', 1],
    ['A tree', 3],
  ])
  const outcome = await replace('elder', 'ash', found, administrator)
  expect(
    outcome.posts.map(({ title, status, has_changes }: FoundPost) => [title, status, has_changes]),
  ).toEqual([
    ['A form', 'published', false],
    ['A menu', 'published', false],
    ['A tree', 'published', false],
  ])
  const metasNow = async (at: number) => {
    const { metas } = (await administrator.get(`/api/posts/${posts[at]?.id}`, { source: 'editor' })).body.d
    return Object.fromEntries(metas.map(({ name, value }: { name: string; value: string }) => [name, value]))
  }
  expect(JSON.parse((await metasNow(0)).items)).toEqual([
    { title: 'Shop', url: '/elder', items: [{ title: 'All about ash', url: '/a' }] },
  ])
  expect(await metasNow(1)).toEqual({
    fields: JSON.stringify([
      { name: 'elder', title: 'Your ash', type: 'string', placeholder: 'ash or oak' },
      {
        name: 'kind',
        title: 'Kind',
        type: 'dropdown',
        choices: ['elder', { title: 'ash tree', value: 'elder' }],
      },
    ]),
    submit_text: 'Send to ash',
    thanks: 'ash thanks',
  })
  expect(await metasNow(2)).toEqual({
    place: 'ash street',
    source: 'https://example.com/elder',
    names: JSON.stringify(['ash', 'oak']),
    seo_title: 'ash in town',
  })
  await administrator.post('/api/texts/replacements/undo', { id: outcome.id })
  expect([await metasNow(0), await metasNow(1), await metasNow(2)]).toEqual(Object.values(texts))
})

test('J-24 what a replacement changed is named with whether visitors see it', async () => {
  const page = await save({ title: 'Ferry times', value: [paragraph('The skiff leaves at nine.')] })
  await save({ title: 'Skiff draft', status: 'draft' })
  const at = new Date(site.platform.clock.now().getTime() + 86_400_000).toISOString()
  await save({
    id: page.id,
    version: page.version,
    status: 'scheduled',
    publish_at: at,
    value: [paragraph('The skiff leaves at ten.')],
  })
  const { posts } = await replace('skiff', 'barge', await find('skiff'))
  expect(posts).toMatchObject([
    { title: 'Ferry times', places: 1, status: 'scheduled', has_changes: true },
    { title: 'barge draft', places: 1, status: 'draft', has_changes: false },
  ])
})

test('J-24 a product keeps its stock when a word in what search engines are told is replaced', async () => {
  const administrator = await site.as('administrator')
  const metas = [
    { name: 'product_price', value: '10' },
    { name: 'product_quantity', value: '7' },
    { name: 'seo_title', value: 'Hazelwood mug' },
  ]
  const product = await save({ type: 'product', title: 'Mug', metas }, administrator)
  await site.platform.db.updateTable('stock_level').set({ on_hand: 3 }).execute()
  const outcome = await replace('Hazelwood', 'Beech', await find('Hazelwood', administrator), administrator)
  expect(outcome).toMatchObject({ changed: 1, places: 1 })
  const after = (await administrator.get(`/api/posts/${product.id}`, { source: 'editor' })).body.d.metas
  expect(after).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ name: 'seo_title', value: 'Beech mug' }),
      expect.objectContaining({ name: 'product_quantity', value: '3' }),
    ]),
  )
})

test('J-24 words that no replacement changes are found by those who may change them, with the screen for it', async () => {
  const administrator = await site.as('administrator')
  await administrator.post('/api/options', { name: 'announcement', value: 'Tamarind fair on Saturday' })
  await administrator.post('/api/options', { name: 'site_name', value: 'Tamarind House' })
  await administrator.post('/api/options', { name: 'shop.payment_instructions', value: 'Pay at Tamarind' })
  await administrator.post('/api/posts/categories', { title: 'Tamarind diary', description: 'Of tamarind' })
  await save({ title: 'Tagged', tags: ['tamarind tree'] }, administrator)
  await site.platform.db
    .insertInto('store_location')
    .values({
      id: site.platform.newId(),
      slug: 'tamarind',
      name: 'Tamarind corner',
      address: '1 Tamarind Lane',
      position: 0,
      created_at: site.platform.clock.now(),
    })
    .execute()
  const product = await save(
    {
      type: 'product',
      title: 'Cup',
      metas: [
        { name: 'product_vardef_glaze', value: JSON.stringify(['Tamarind', 'Ash']) },
        { name: 'product_price', value: '10' },
      ],
    },
    administrator,
  )
  const elsewhere = async (who: Client) =>
    (await who.get('/api/texts', { find: 'tamarind' })).body.d.elsewhere.map(
      ({ where, href, before, found, after }: FoundElsewhere) => [where, href, before + found + after],
    )
  expect(await elsewhere(administrator)).toEqual([
    ['Announcement', '/user/header', 'Tamarind fair on Saturday'],
    ['Name of the site', '/user/settings#setting-site_name', 'Tamarind House'],
    ['How to pay by arrangement', '/user/settings#setting-shop-payment_instructions', 'Pay at Tamarind'],
    ['Category', '/user/categorization', 'Tamarind diary'],
    ['Category', '/user/categorization', 'Of tamarind'],
    ['Tag', '/user/categorization', 'tamarind tree'],
    ['Glaze of Cup', `/user/products/${product.id}`, 'Tamarind'],
    ['Location', '/user/shipping#stores', 'Tamarind corner'],
    ['Location', '/user/shipping#stores', '1 Tamarind Lane'],
  ])
  expect(await elsewhere(author)).toEqual([])
})

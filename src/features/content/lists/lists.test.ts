/** Listings, taxonomies, types, search and the sources of blocks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { addRedirect, resolvePath } from '../index.ts'
import { breadcrumb } from '../posts/sources/breadcrumb.ts'
import { menu } from '../menus/sources/menu.ts'
import { posts as postSource } from './sources/posts.ts'
import { searchResults } from '../search/sources/searchResults.ts'

let site: TestSite
let admin: Client
let editor: Client
let author: Client
let now = new Date('2026-05-01T10:00:00Z')
let glazes: { id: string }
beforeAll(async () => {
  site = await testSite({ clock: { now: () => now } })
  admin = await site.as('administrator', 'Ada Admin')
  editor = await site.as('editor', 'Edda Editor')
  author = await site.as('author')
  glazes = (await editor.post('/api/posts/categories', { title: 'Glazes' })).body.d
  for (let index = 1; index <= 14; index += 1) {
    now = new Date(Date.UTC(2026, 4, 1, 10, index))
    await save(editor, {
      type: 'post',
      title: `Glaze note ${index}`,
      description: `Celadon ${index}`,
      status: 'published',
      category: glazes.id,
      tags: index % 2 ? ['Odd days'] : [],
    })
  }
  await save(editor, { type: 'post', title: 'Secret celadon draft', category: glazes.id })
})
afterAll(() => site.close())

async function save(who: Client, input: Record<string, unknown>) {
  const answer = await who.post('/api/posts', input)
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const visit = (path: string, query = '') => resolvePath(site.platform, path, new URLSearchParams(query))
const source = () => ({
  platform: site.platform,
  db: site.platform.db,
  page: {
    path: '/',
    postId: null,
    title: '',
    siteName: '',
    currency: { code: null, symbol: '--', exponent: 2 },
    timeZone: 'UTC',
    isCanvas: false,
    isPreview: false,
  },
  query: new URLSearchParams(),
})

test('F-PUB-04 /p lists the taxonomies, /p/{tax} its entries, /p/{tax}/{name} its posts by page', async () => {
  expect(await visit('/p')).toMatchObject({
    kind: 'taxonomies',
    taxonomies: [{ name: 'category' }, { name: 'tag' }],
  })
  expect(await visit('/p/category')).toMatchObject({
    kind: 'taxonomy',
    taxonomy: { terms: [{ title: 'Glazes', url: '/p/category/glazes', count: 14 }] },
  })
  expect(await visit('/p/category/glazes')).toMatchObject({
    kind: 'term',
    term: { title: 'Glazes' },
    pagination: { p: 1, pages: 2, limit: 12, total: 14 },
  })
  const second = await visit('/p/category/glazes', 'p=2')
  expect(second.kind === 'term' && second.items.map((item) => item.title)).toEqual([
    'Glaze note 2',
    'Glaze note 1',
  ])
  expect((await visit('/p/category/glazes', 'p=3')).kind).toBe('not_found')
  expect((await visit('/p/nothing')).kind).toBe('not_found')
  expect(await visit('/p/category/glazes.php')).toEqual({
    kind: 'not_found',
    message: 'Page Not Found: /p/category/glazes.php',
  })
})

test('F-PUB-05 /t/{plural} lists the published entries of a type, newest first', async () => {
  const listing = await visit('/t/posts')
  expect(listing).toMatchObject({
    kind: 'type_listing',
    type: { slug: 'post', plural: 'posts' },
    pagination: { total: 14 },
  })
  expect(listing.kind === 'type_listing' && listing.items[0]?.title).toBe('Glaze note 14')
  expect((await visit('/t/layouts')).kind).toBe('not_found')
  expect((await visit('/t/unknown')).kind).toBe('not_found')
  expect(
    (await site.visitor().post('/api/posts/view', { path: '/t/posts?p=2' })).body.d.listing.items,
  ).toHaveLength(2)
})

test('F-TAX-01 categories have id, value, title and slug, None first', async () => {
  const list = (await author.get('/api/posts/categories')).body.d
  expect(list[0]).toMatchObject({ id: '', value: '', title: 'None', slug: '' })
  expect(list[1]).toMatchObject({
    id: glazes.id,
    value: glazes.id,
    title: 'Glazes',
    slug: 'glazes',
    count: 14,
  })
  expect((await site.visitor().get('/api/posts/categories')).body.d).toHaveLength(2)
})

test('F-TAX-02 tags are a list on the post and an entry of /p/tag', async () => {
  expect(await visit('/p/tag')).toMatchObject({
    taxonomy: { terms: [{ title: 'Odd days', slug: 'odd-days', count: 7 }] },
  })
  expect(await visit('/p/tag/odd-days')).toMatchObject({ kind: 'term', pagination: { total: 7 } })
  expect((await editor.get('/api/posts', { tag: 'Odd days' })).body.d.pagination.total).toBe(7)
})

test('F-TAX-03 categories are created, moved, merged and removed by those who may', async () => {
  expect((await author.post('/api/posts/categories', { title: 'Mine' })).status).toBe(403)
  const clay = (
    await editor.post('/api/posts/categories', { title: 'Clay', slug: 'the clay', parent_id: glazes.id })
  ).body.d
  expect(clay).toMatchObject({ slug: 'the_clay', parent_id: glazes.id })
  expect(
    (await editor.post('/api/posts/categories', { title: 'Again', slug: 'the_clay' })).body.error?.code,
  ).toBe('category.taken')
  expect(
    (await editor.post('/api/posts/categories', { id: glazes.id, title: 'Glazes', parent_id: clay.id })).body
      .error?.code,
  ).toBe('post.parent_invalid')
  const post = await save(editor, { title: 'On clay', category: clay.id, status: 'published' })
  expect((await editor.delete(`/api/posts/categories?id=${clay.id}&merge_into=${glazes.id}`)).status).toBe(
    200,
  )
  expect((await editor.get(`/api/posts/${post.id}`)).body.d.category).toBe(glazes.id)
})

test('F-TYPE-01 an own content type has a plural, a URL pattern and a listing', async () => {
  const made = await admin.post('/api/types', {
    slug: 'recipe',
    title: 'Recipe',
    plural: 'recipes',
    url_pattern: '/cook/{slug}',
    fields: [{ name: 'cone', title: 'Cone', type: 'number' }],
  })
  expect(made.body.d).toMatchObject({ slug: 'recipe', plural: 'recipes', is_system: false, count: 0 })
  const post = await save(editor, { type: 'recipe', title: 'Tenmoku', status: 'published' })
  expect(post.url).toBe('/cook/tenmoku')
  expect(await visit('/t/recipes')).toMatchObject({ pagination: { total: 1 } })
  const slugs = (await author.get('/api/types')).body.d.map((type: { slug: string }) => type.slug)
  for (const slug of [
    'page',
    'post',
    'product',
    'media',
    'layout',
    'sniplet',
    'component',
    'form',
    'menu',
    'recipe',
  ])
    expect(slugs).toContain(slug)
  expect(
    (await admin.post('/api/types', { slug: 'other', title: 'Other', plural: 'posts' })).body.error?.code,
  ).toBe('type.taken')
  expect((await admin.delete('/api/types', { slug: 'recipe' })).body.error?.code).toBe('type.in_use')
  expect((await editor.post('/api/types', { slug: 'x', title: 'X' })).status).toBe(403)
})

test('F-TYPE-02 a type takes the field types of SPEC.md and refuses others', async () => {
  const types = [
    'string',
    'number',
    'text',
    'string_arr',
    'string_multi',
    'dropdown',
    'checklist',
    'file',
    'bool',
    'boolean',
    'date',
    'duplex',
    'arr-object',
  ]
  const fields = types.map((type, index) => ({
    name: `f${index}`,
    title: type,
    type,
    use_switch: type === 'boolean',
  }))
  const saved = await admin.post('/api/types', {
    slug: 'everything',
    title: 'Everything',
    plural: 'everythings',
    fields: [...fields, { name: 'api_secret', title: 'Key', type: 'string' }],
  })
  expect(saved.body.d.fields).toHaveLength(14)
  expect(
    (
      await admin.post('/api/types', {
        slug: 'wrong',
        title: 'Wrong',
        fields: [{ name: 'x', title: 'x', type: 'colour' }],
      })
    ).status,
  ).toBe(400)
})

test('F-SRCH-01 search finds published pages by the start of a word, with pagination on each item', async () => {
  const found = (
    await site
      .visitor()
      .get('/api/search', { target: 'posts.post', keywords: ['cela', 'glaze'], limit: '5', p: '2' })
  ).body
  expect(found.d).toHaveLength(5)
  expect(found.d[0]).toEqual({
    id: expect.any(String),
    title: expect.stringContaining('Glaze note'),
    description: expect.any(String),
    image: null,
    url: expect.stringContaining('/journal/'),
    pagination: { p: 2, pages: 3, limit: 5 },
  })
  expect(
    (await site.visitor().get('/api/search', { target: 'posts.post', keywords: ['secret'] })).body.d,
  ).toEqual([])
  await save(editor, { title: 'Our kiln', status: 'published' })
  expect((await site.visitor().get('/api/search', { keywords: ['kiln'] })).body.d).toMatchObject([
    { title: 'Our kiln', url: '/our-kiln' },
  ])
  expect((await site.visitor().get('/api/search', { keywords: [':*&|!'] })).body.d).toEqual([])
  expect((await site.visitor().get('/api/search', { surprise: 'x' })).status).toBe(400)
  expect((await site.visitor().get('/api/search', { target: 'posts.surprise' })).status).toBe(400)
})

test('F-SRCH-01 each target has its own right', async () => {
  expect((await site.visitor().get('/api/search', { target: 'users', keywords: ['edda'] })).status).toBe(401)
  expect((await author.get('/api/search', { target: 'users', keywords: ['edda'] })).status).toBe(403)
  expect((await admin.get('/api/search', { target: 'users', keywords: ['edda'] })).body.d).toMatchObject([
    { title: 'Edda Editor' },
  ])
  expect((await site.visitor().get('/api/search', { target: 'media', keywords: ['x'] })).status).toBe(401)
  expect((await author.get('/api/search', { target: 'media', keywords: ['x'] })).body.d).toEqual([])
  expect(
    (await site.visitor().get('/api/search', { target: 'categories', keywords: ['gla'] })).body.d,
  ).toMatchObject([{ title: 'Glazes' }])
  expect(
    (await site.visitor().get('/api/search', { target: 'posts.layout', keywords: ['plain'] })).status,
  ).toBe(401)
  expect(
    (await author.get('/api/search', { target: 'posts.layout', keywords: ['plain'] })).body.d,
  ).toMatchObject([{ title: 'Plain' }])
})

test('F-SRCH-02 inflate answers the full records that the viewer may see', async () => {
  const [first] = (await site.visitor().get('/api/posts', { type: 'post', sort: 'oldest', limit: '1' })).body
    .d.items
  const draft = (await editor.get('/api/posts', { status: 'draft' })).body.d.items[0]
  const forVisitor = (
    await site.visitor().get('/api/search', { target: 'posts.post', inflate: [first.id, draft.id] })
  ).body.d
  expect(forVisitor.map((post: { title: string }) => post.title)).toEqual(['Glaze note 1'])
  expect(forVisitor[0]).toHaveProperty('value')
  expect(
    (await editor.get('/api/search', { target: 'posts.post', inflate: [first.id, draft.id] })).body.d,
  ).toHaveLength(2)
  expect(
    (await site.visitor().get('/api/search', { target: 'categories', inflate: [glazes.id] })).body.d,
  ).toMatchObject([{ slug: 'glazes' }])
})

test('F-POST-01 lists show drafts as far as the rights of the viewer reach', async () => {
  const own = await save(author, { type: 'post', title: 'A draft of mine' })
  const titles = async (who: Client) =>
    (await who.get('/api/posts', { type: 'post', keywords: 'draft' })).body.d.items.map(
      (item: { title: string }) => item.title,
    )
  expect(await titles(site.visitor())).toEqual([])
  expect(await titles(author)).toEqual([own.title])
  expect((await titles(editor)).toSorted()).toEqual(['A draft of mine', 'Secret celadon draft'])
  const copy = await author.post(`/api/posts/${own.id}/duplicate`)
  expect(copy.body.d).toMatchObject({ title: 'A draft of mine (copy)', status: 'draft' })
})

test('F-PUB-10 the search block gets results with description, picture and pages', async () => {
  const data = await searchResults.run({ ...source(), query: new URLSearchParams('q=celadon') }, {})
  expect(data).toMatchObject({ keywords: 'celadon', total: 14, page: 1, pages: 2 })
  expect(await searchResults.run({ ...source(), query: new URLSearchParams('q=zzz') }, {})).toMatchObject({
    keywords: 'zzz',
    items: [],
    total: 0,
  })
})

test('F-PUB-05 the post list block gets cards with author and category', async () => {
  const data = await postSource.run(source(), { type: 'post', limit: 2, sort: 'newest' })
  expect(data).toMatchObject({
    total: 14,
    pages: 7,
    items: [
      {
        title: 'Glaze note 14',
        author: 'Edda Editor',
        category: { title: 'Glazes', url: '/p/category/glazes' },
        date: '2026-05-01T10:14:00.000Z',
      },
      {},
    ],
  })
})

test('F-POST-01 a menu and a breadcrumb are read from their posts', async () => {
  const items = [
    { title: 'Shop', url: '/shop', items: [{ title: 'Bad', url: 'javascript:alert(1)', items: [] }] },
  ]
  const stored = await save(admin, {
    type: 'menu',
    title: 'Main',
    status: 'published',
    metas: [{ name: 'items', value: JSON.stringify(items) }],
  })
  expect(await menu.run(source(), { id: stored.id })).toEqual({
    id: stored.id,
    title: 'Main',
    items: [{ title: 'Shop', url: '/shop', items: [{ title: 'Bad', url: '', items: [] }] }],
  })
  const parent = await save(admin, { title: 'Visit', status: 'published' })
  const child = await save(admin, { title: 'Opening hours', parent_id: parent.id, status: 'published' })
  expect(child.url).toBe('/visit/opening-hours')
  expect(await breadcrumb.run(source(), { id: child.id })).toEqual({
    items: [
      { title: 'Home', url: '/' },
      { title: 'Visit', url: '/visit' },
      { title: 'Opening hours', url: '/visit/opening-hours' },
    ],
  })
})

test('F-ROUTE-05 a redirect leads to another site where an administrator wants it, and never hides what a path shows', async () => {
  const input = { from_path: '/old-shop', to_path: 'https://shop.example.test/', code: 302 }
  const refused = await editor.post('/api/redirects', input)
  expect(refused.status).toBe(403)
  expect(refused.body.error).toMatchObject({
    code: 'redirect.leaves',
    data: {
      fields: [{ field: 'to_path', message: 'Only an administrator can lead visitors to another site.' }],
    },
  })
  expect((await admin.post('/api/redirects', input)).status).toBe(200)
  expect(await visit('/old-shop')).toEqual({
    kind: 'redirect',
    to: 'https://shop.example.test/',
    code: 302,
    is_external: true,
  })
  for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect((await editor.post('/api/redirects', { from_path: '/x', to_path: to })).body.error?.code, to).toBe(
      'redirect.invalid',
    )
  }
  const [row] = (await editor.get('/api/redirects', { keywords: 'old-shop' })).body.d
  expect(row).toMatchObject({ from_path: '/old-shop', hits: 1 })
  expect((await editor.delete(`/api/redirects/${row.id}`)).status).toBe(200)
  expect((await visit('/old-shop')).kind).toBe('not_found')

  await save(editor, { title: 'Standing', status: 'published' })
  await save(editor, { title: 'Standing later', status: 'scheduled', publish_at: '2099-01-01T00:00:00Z' })
  await save(admin, {
    type: 'sniplet',
    title: 'Imprint',
    status: 'published',
    metas: [
      ['sniplet_type', 'static'],
      ['sniplet_kind', 'html'],
      ['code', '<p>We</p>'],
      ['matches', '/imprint'],
    ].map(([name = '', value = '']) => ({ name, value })),
  })
  for (const [path, code] of [
    ['/', 'redirect.hides'],
    ['/cart', 'redirect.hides'],
    ['/standing', 'redirect.hides'],
    ['/standing-later', 'redirect.hides'],
    ['/imprint', 'redirect.hides'],
    ['/search', 'post.url_reserved'],
    ['/t/pages', 'post.url_reserved'],
    ['/p/category/bowls', 'post.url_reserved'],
    ['/login', 'post.url_reserved'],
    ['/user', 'post.url_reserved'],
  ] as const) {
    for (const to of ['/visit', 'https://elsewhere.example/']) {
      expect(
        (await admin.post('/api/redirects', { from_path: path, to_path: to })).body.error?.code,
        path,
      ).toBe(code)
    }
  }
})

test('F-ROUTE-05 a redirect with a * takes all below a path along, hides nothing and leads in no circle', async () => {
  const store = async (from_path: string, to_path: string) =>
    (await admin.post('/api/redirects', { from_path, to_path })).body.error?.code ?? 'stored'
  expect(await store('/blog/*', '/journal/*')).toBe('stored')
  expect(await store('/blog/2019/*', '/archive')).toBe('stored')
  expect(await visit('/blog/oat-glaze')).toMatchObject({
    kind: 'redirect',
    to: '/journal/oat-glaze',
    code: 301,
  })
  expect(await visit('/blog/a/b')).toMatchObject({ kind: 'redirect', to: '/journal/a/b' })
  expect(await visit('/blog/2019/old')).toMatchObject({ kind: 'redirect', to: '/archive' })
  expect((await visit('/blog')).kind).toBe('not_found')
  expect((await visit('/blogs/x')).kind).toBe('not_found')
  await save(editor, { title: 'Still here', url: '/blog/still-here', status: 'published' })
  expect((await visit('/blog/still-here')).kind).toBe('post')
  for (const [from, to] of [
    ['/x*', '/y'],
    ['/*', '/y'],
    ['/x/*/y', '/y'],
  ] as const)
    expect(await store(from, to), from).toBe('redirect.invalid')
  expect(await store('/plain', '/journal/*')).toBe('redirect.invalid')
  expect(await store('/journal/*', '/blog/*')).toBe('redirect.loop')
  expect(await store('/blog/deep/*', '/blog/deep/er/*')).toBe('redirect.loop')
  expect(await store('/journal/oat-glaze', '/blog/oat-glaze')).toBe('redirect.loop')
  expect((await visit('/journal/oat-glaze')).kind).toBe('not_found')
})

test('F-TYPE-01 a type with another plural is found at its old list, back and forth', async () => {
  const name = async (plural: string) =>
    expect((await admin.post('/api/types', { slug: 'kiln', title: 'Kiln', plural })).status).toBe(200)
  await name('kilns')
  await name('ovens')
  expect(await visit('/t/kilns')).toMatchObject({ kind: 'redirect', to: '/t/ovens', code: 301 })
  await name('kilns')
  expect((await visit('/t/kilns')).kind).toBe('type_listing')
  expect(await visit('/t/ovens')).toMatchObject({ kind: 'redirect', to: '/t/kilns' })
})

test('F-PUB-01 the home page is the post that the setting names', async () => {
  const home = await save(admin, { title: 'Welcome', status: 'published' })
  expect((await visit('/')).kind).toBe('not_found')
  expect((await admin.post('/api/options', { name: 'home_post_id', value: home.id })).status).toBe(200)
  expect(await visit('/')).toMatchObject({ kind: 'post', view: { post: { id: home.id, title: 'Welcome' } } })
  // A redirect that was stored for it before, by whatever way, takes nobody away.
  await site.platform.transaction((db) =>
    addRedirect(site.platform, db, { from: '/', to: 'https://elsewhere.example/', code: 301 }),
  )
  expect((await visit('/')).kind).toBe('post')
})

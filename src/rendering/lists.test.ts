/** Lists on pages: those of the post list block, and the pages of categories, by what their owner said about them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteWithPages, type PageServer } from '#test/support/pages.ts'
import type { Client, TestSite } from '#test/support/site.ts'

let opened: { site: TestSite; pages: PageServer; close(): Promise<void> }
let editor: Client
beforeAll(async () => {
  opened = await siteWithPages()
  editor = await opened.site.as('editor')
})
afterAll(() => opened.close())

const publish = async (input: Record<string, unknown>) => {
  const answer = await editor.post('/api/posts', { type: 'post', value: [], status: 'published', ...input })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.d
}
const made = async (path: string, input: Record<string, unknown>) => (await editor.post(path, input)).body.d
const titlesAt = async (path: string) => {
  const { html, status } = await opened.pages.get(path)
  return {
    html,
    status,
    titles: [...html.matchAll(/card-title"><a href="[^"]*">([^<]*)</g)].map((match) => match[1]),
  }
}

test('F-PUB-05 a list of posts takes what is under an entry of an own taxonomy, in its order, and turns its own pages', async () => {
  await made('/api/taxonomies', { title: 'Regions' })
  const north = await made('/api/posts/categories', { taxonomy: 'regions', title: 'North' })
  for (const title of ['Cedar', 'Ash', 'Birch']) await publish({ title, terms: [north.id] })
  await publish({ title: 'Elsewhere' })
  const list = {
    id: 'list000001',
    type: 'post-list',
    state: { type: 'post', term: north.id, sort: 'title', limit: 2, has_pages: true, element_id: 'trees' },
    children: [],
  }
  await publish({ type: 'page', title: 'Trees', slug: 'trees', value: [list] })

  const first = await titlesAt('/trees')
  expect(first.titles).toEqual(['Ash', 'Birch'])
  expect(first.html).toContain('<link rel="canonical" href="http://127.0.0.1/trees">')
  const second = await titlesAt('/trees?trees-p=2')
  expect(second.titles).toEqual(['Cedar'])
  expect(second.html).toContain('<link rel="canonical" href="http://127.0.0.1/trees?trees-p=2">')
  // The page of another list is not its own.
  expect((await titlesAt('/trees?p=2')).titles).toEqual(['Ash', 'Birch'])
  expect((await titlesAt('/trees?trees-p=9')).html).toContain('To the first page')
  // The entry is named by its id, and is there: nothing is missing.
  expect((await editor.get('/api/references/broken')).body.d).toEqual([])
})

test('F-PUB-04 F-PUB-12 the page of a category says what it is about, to readers and to search engines', async () => {
  const glazes = await made('/api/posts/categories', {
    title: 'Glazes',
    description: 'What ash & iron do to clay.',
  })
  await publish({ title: 'Tenmoku', category: glazes.id })
  const { html, titles } = await titlesAt('/p/category/glazes')
  expect(titles).toEqual(['Tenmoku'])
  expect(html).toContain('<p class="page-intro">What ash &amp; iron do to clay.</p>')
  expect(html).toContain('<meta name="description" content="What ash &amp; iron do to clay.">')
  const listed = (await opened.pages.get('/sitemap.xml')).html
  for (const path of ['/p/category/glazes', '/t/posts', '/p/regions/north'])
    expect(listed).toContain(`<loc>http://127.0.0.1${path}</loc>`)
  expect(listed).not.toContain('/p/tag/')
  expect(listed).not.toContain('/t/products')
  for (const ending of ['xml', 'atom', 'json'])
    expect(html).toContain(`href="/feed/category/glazes.${ending}"`)
})

test('F-OPT-03 F-PUB-05 dates of pages are those of the site’s time zone: in lists, on the article, in its comments', async () => {
  const administrator = await opened.site.as('administrator')
  const before = await administrator.get('/api/options/time_zone')
  const late = await publish({ title: 'Late night', publish_at: '2026-03-01T23:30:00Z' })
  expect((await opened.pages.get(late.url)).html).toContain('>1 March 2026</time>')
  expect((await administrator.post('/api/options', { name: 'time_zone', value: 'Asia/Tokyo' })).status).toBe(
    200,
  )
  expect((await opened.pages.get(late.url)).html).toContain('="2026-03-01T23:30:00.000Z">2 March 2026</time>')
  expect((await opened.pages.get('/t/posts?sort=oldest')).html).toContain('>2 March 2026</time>')
  await administrator.post('/api/options', { name: 'time_zone', value: before.body.d })
})

test('F-COM-01 F-TYPE-01 comments are at the end of entries whose type has them, unless the entry closes or places them', async () => {
  const administrator = await opened.site.as('administrator')
  const reader = await opened.site.as('member')
  await administrator.post('/api/types', { slug: 'recipe', title: 'Recipe', plural: 'recipes', fields: [] })
  const soup = await publish({
    type: 'recipe',
    title: 'Soup',
    description: 'Of leaves.',
    metas: [{ name: 'image', value: '/media/soup-1200.webp' }],
    value: [{ id: 'text000001', type: 'paragraph', state: { text: 'Boil it.' }, children: [] }],
  })
  const comments = async () =>
    ((await opened.pages.get(soup.url)).html.match(/class="b-comments"/g) ?? []).length
  const write = async () =>
    (await reader.post('/api/posts/notes', { post_id: soup.id, value: 'Good' })).status
  const change = async (input: Record<string, unknown>) =>
    publish({
      id: soup.id,
      type: 'recipe',
      version: (await administrator.get(`/api/posts/${soup.id}`)).body.d.version,
      ...input,
    })
  expect([await comments(), await write()]).toEqual([0, 422])
  const { html } = await opened.pages.get(soup.url)
  expect(html).toContain('<p class="page-intro">Of leaves.</p>')
  expect(html).toContain('src="/media/soup-1200.webp?w=960"')

  await administrator.post('/api/types', {
    slug: 'recipe',
    title: 'Recipe',
    plural: 'recipes',
    has_comments: true,
  })
  expect([await comments(), await write()]).toEqual([1, 200])
  await change({ metas: [{ name: 'comments_state', value: 'closed' }] })
  expect([await comments(), await write()]).toEqual([0, 422])
  const asked = await administrator.post('/api/blocks/data', {
    block: { id: 'talk000001', type: 'comments', state: {} },
    post_id: soup.id,
  })
  expect(asked.body.d.open).toBe(true)
  // Who places the block has it once, and open where the type says so.
  await change({ metas: [], value: [{ id: 'talk000001', type: 'comments', state: {}, children: [] }] })
  expect([await comments(), await write()]).toEqual([1, 200])
  await administrator.post('/api/types', {
    slug: 'recipe',
    title: 'Recipe',
    plural: 'recipes',
    has_comments: false,
  })
  expect([await comments(), await write()]).toEqual([1, 200])
})

test('F-TYPE-02 F-POST-03 a layout shows the fields of every entry of its type, by kind, in the order asked for; secrets never', async () => {
  const administrator = await opened.site.as('administrator')
  const saved = await administrator.post('/api/posts', {
    type: 'layout',
    title: 'Glaze card',
    status: 'published',
    value: [
      { id: 'slot000001', type: 'content-slot', state: {}, children: [] },
      {
        id: 'fields0001',
        type: 'fields',
        state: { names: ['Food safe', 'cone', 'nothing', 'looks', 'fired', 'parts', 'key_secret'] },
        children: [],
      },
    ],
  })
  const layout = saved.body.d
  const fields = [
    { name: 'cone', title: 'Cone', type: 'number' },
    { name: 'safe', title: 'Food safe', type: 'bool' },
    { name: 'fired', title: 'Fired on', type: 'date' },
    {
      name: 'looks',
      title: 'Looks',
      type: 'checklist',
      choices: [
        { value: 'matt', title: 'Matt, like stone' },
        { value: 'gloss', title: 'Glossy' },
      ],
    },
    {
      name: 'parts',
      title: 'Recipe',
      type: 'arr-object',
      fields: [
        { name: 'of', title: 'Of', type: 'string' },
        { name: 'parts', title: 'Parts', type: 'number' },
      ],
    },
    { name: 'key_secret', title: 'Key', type: 'string' },
    { name: 'empty', title: 'Empty', type: 'string' },
  ]
  expect(
    (
      await administrator.post('/api/types', {
        slug: 'glaze',
        title: 'Glaze',
        plural: 'glazes',
        fields,
        default_layout: layout.id,
      })
    ).status,
  ).toBe(200)
  const made = await administrator.post('/api/t/glazes', {
    title: 'Tenmoku',
    status: 'published',
    fields: {
      cone: 10,
      safe: true,
      fired: '2026-03-01',
      looks: ['matt'],
      parts: [{ of: 'Ash', parts: 50 }],
      key_secret: 'k-123',
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { html } = await opened.pages.get(made.body.d.url)
  const shown = /<dl class="b-fields[^>]*>(.*?)<\/dl>/s.exec(html)?.[1] ?? ''
  expect([...shown.matchAll(/<dt>([^<]*)<\/dt>/g)].map((match) => match[1])).toEqual([
    'Food safe',
    'Cone',
    'Looks',
    'Fired on',
    'Recipe',
  ])
  for (const value of [
    '>Yes<',
    '>10<',
    '<li>Matt, like stone</li>',
    '>1 March 2026<',
    '<td>Ash</td><td>50</td>',
  ])
    expect(shown).toContain(value)
  expect(html).not.toContain('k-123')
})

test('F-PUB-04 F-TAX-01 the page of a category lists what is below it too, with counts that say so', async () => {
  const clay = await made('/api/posts/categories', { title: 'Clay' })
  const stone = await made('/api/posts/categories', { title: 'Stoneware', parent_id: clay.id })
  const grogged = await made('/api/posts/categories', { title: 'Grogged', parent_id: stone.id })
  await publish({ title: 'Dug', category: clay.id, publish_at: '2026-02-01T00:00:00Z' })
  await publish({ title: 'Bought', category: stone.id, publish_at: '2026-02-02T00:00:00Z' })
  await publish({ title: 'Rough', category: grogged.id, publish_at: '2026-02-03T00:00:00Z' })
  const whole = await titlesAt('/p/category/clay')
  expect(whole.titles).toEqual(['Rough', 'Bought', 'Dug'])
  expect(whole.html).toContain('3 entries')
  expect(whole.html).toMatch(/Clay<span class="term-count"> 3<\/span>/)
  expect((await titlesAt('/p/category/clay?sort=title')).titles).toEqual(['Bought', 'Dug', 'Rough'])
  expect((await titlesAt('/p/category/stoneware')).titles).toEqual(['Rough', 'Bought'])
  expect((await titlesAt('/p/category/grogged')).titles).toEqual(['Rough'])
  expect(
    (
      await opened.site.visitor().get('/api/posts', { category: clay.id, keywords: 'rough' })
    ).body.d.items.map(({ title }: { title: string }) => title),
  ).toEqual(['Rough'])
  expect((await opened.pages.get('/feed/category/clay.xml')).html).toContain('Rough')
  // A feed of a type is called by what it holds.
  expect((await opened.pages.get('/feed/posts.json')).html).toContain('"title":"Posts · ')
})

test('F-PUB-04 the page of an entry of an own taxonomy leads to the entries beside it, not to categories', async () => {
  const firing = await made('/api/taxonomies', { title: 'Firing' })
  const wood = await made('/api/posts/categories', { taxonomy: firing.name, title: 'Wood' })
  const kiln = await made('/api/posts/categories', {
    taxonomy: firing.name,
    title: 'Anagama',
    parent_id: wood.id,
  })
  await made('/api/posts/categories', { taxonomy: firing.name, title: 'Nothing yet' })
  for (const title of ['Fuel', 'Fire']) {
    const category = await made('/api/posts/categories', { title })
    await publish({ title: `About ${title}`, category: category.id, terms: [kiln.id] })
  }
  const { html } = await opened.pages.get('/p/firing/wood')
  const chips = [
    ...(/class="term-links"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '').matchAll(
      /<a href="([^"]*)"([^>]*)>([^<]*)/g,
    ),
  ].map(([, url, more, words]) => [url, words?.trim(), more?.includes('aria-current')])
  expect(chips).toEqual([
    ['/p/firing', 'All', false],
    ['/p/firing/wood', 'Wood', true],
    ['/p/firing/anagama', 'Anagama', false],
  ])
})

test('F-PUB-05 a path that entries stand below leads to their list while no page has it', async () => {
  const administrator = await opened.site.as('administrator')
  await administrator.post('/api/types', {
    slug: 'walk',
    title: 'Walk',
    plural: 'walks',
    url_pattern: '/out/walks/{slug}',
  })
  const at = async (path: string) => {
    const { status, headers } = await opened.pages.get(path)
    return { status, to: headers.get('location') }
  }
  // An empty list helps nobody.
  expect((await at('/out/walks')).status).toBe(404)
  await administrator.post('/api/t/walks', { title: 'Along the river', status: 'published', fields: {} })
  expect(await at('/out/walks')).toEqual({ status: 302, to: '/t/walks' })
  expect(await at('/out/walks?p=2')).toEqual({ status: 302, to: '/t/walks?p=2' })
  expect((await titlesAt('/t/walks')).titles).toEqual(['Along the river'])
  expect((await at('/out')).status).toBe(404)
  await publish({ type: 'page', title: 'Our walks', url: '/out/walks' })
  const own = await opened.pages.get('/out/walks')
  expect(own.status).toBe(200)
  expect(own.html).toContain('Our walks')
})

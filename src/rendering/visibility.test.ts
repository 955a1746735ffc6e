/** Blocks and components that show by rules: the same URL, another page for another person, and nothing that leaks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { savePost, type Post, type SavePostInput } from '#features/content/index.ts'
import { saveStoreLocation } from '#features/shop/index.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let administrator: Client
let member: Client
let editor: Client

beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'http://127.0.0.1' } })
  pages = await pageServer(site)
  administrator = await site.as('administrator')
  member = await site.as('member')
  editor = await site.as('editor')
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

let made = 0
function paragraph(text: string, rules?: unknown, children: Block[] = []): Block {
  made += 1
  const state = rules === undefined ? { text } : { text, visible_where: rules }
  return {
    id: `visible${String(made).padStart(4, '0')}`,
    type: children.length > 0 ? 'group' : 'paragraph',
    state,
    children,
  }
}
const rule = (type: string, value: string, more = {}) => [{ type, value, ...more }]

function publish(input: SavePostInput): Promise<Post> {
  return savePost(site.contextOf(administrator.viewer), { type: 'page', status: 'published', ...input })
}
const cookieOf = (client: Client) => ({
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

test('F-PLUG-03 a block shows by its rules: to the role that it is for, on the page that it is for, without scripts', async () => {
  const value = [
    paragraph('For everybody.'),
    paragraph('For members.', rule('login_status', 'in')),
    paragraph('For strangers.', rule('login_status', 'out')),
    paragraph('For editors.', rule('role', 'editor')),
    paragraph('Elsewhere only.', rule('post_url', '^/elsewhere')),
    paragraph('', rule('role', 'editor'), [paragraph('Within what is for editors.')]),
  ]
  await publish({ title: 'Kiln rota', url: '/rota', value })
  const seen = async (headers?: Record<string, string>) =>
    (await pages.get('/rota', headers)).html.match(/[\w ]+\.(?=<\/p>)/g)
  // In turns, and twice each: nobody gets what was kept for another.
  for (const _ of [1, 2]) {
    expect(await seen(cookieOf(member))).toEqual(['For everybody.', 'For members.'])
    expect(await seen()).toEqual(['For everybody.', 'For strangers.'])
    expect(await seen(cookieOf(editor))).toEqual([
      'For everybody.',
      'For members.',
      'For editors.',
      'Within what is for editors.',
    ])
  }
  const { headers } = await pages.get('/rota')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('vary')).toContain('cookie')
})

test('F-PLUG-03 a page whose rules hang on the page alone is one for all, and kept as such', async () => {
  await publish({
    title: 'Opening hours',
    url: '/hours',
    value: [
      paragraph('Tuesday to Saturday.', rule('post_type', 'page')),
      paragraph('Never.', rule('post_type', 'product')),
    ],
  })
  const { html, headers } = await pages.get('/hours')
  expect(html).toContain('Tuesday to Saturday.')
  expect(html).not.toContain('Never.')
  expect(headers.get('cache-control')).toContain('public')
})

test('F-PLUG-03 what rules keep from somebody is in no answer of a call, nor found by a search', async () => {
  const secret = paragraph('The glaze holds sellaite.', rule('role', 'editor'))
  const post = await publish({
    title: 'Glaze notes',
    url: '/glaze-notes',
    value: [paragraph('Our glazes.'), paragraph('', undefined, [secret, paragraph('In the group.')])],
  })
  const answers = async (client: Client) => [
    await client.get(`/api/posts/${post.id}`),
    await client.post('/api/posts/view', { path: '/glaze-notes' }),
    await client.get('/api/search', { target: 'posts.page', inflate: [post.id] }),
  ]
  for (const { status, body } of await answers(site.visitor())) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('Our glazes.')
    expect(JSON.stringify(body)).not.toContain('sellaite')
  }
  for (const { body } of await answers(editor)) expect(JSON.stringify(body)).toContain('sellaite')
  const found = await site.visitor().get('/api/search', { target: 'posts.page', keywords: 'sellaite' })
  expect(found.body.d).toEqual([])
})

test('F-PLUG-03 a post component for those who are logged in shows to them on the page itself', async () => {
  const rules = JSON.stringify([...rule('login_status', 'in'), ...rule('post_url', '^/studio')])
  await publish({
    type: 'component',
    title: 'Rota link',
    value: [paragraph('Your next shift.')],
    metas: [
      { name: 'region', value: 'before' },
      { name: 'rules', value: rules },
    ],
  })
  await publish({ title: 'Studio', url: '/studio', value: [paragraph('The studio.')] })
  expect((await pages.get('/studio')).html).not.toContain('Your next shift.')
  expect((await pages.get('/studio', cookieOf(member))).html).toContain('Your next shift.')
  // Its other rule keeps it from /hours, which stays a page that is kept for all.
  expect((await pages.get('/hours')).headers.get('cache-control')).toContain('public')
})

test('F-SHOP-06 a block for one store shows to who shops there, and to those who have not chosen where it is the first', async () => {
  for (const title of ['Harbour', 'Old Town'])
    await site.platform.transaction((db) => saveStoreLocation(site.platform, db, { title }))
  await publish({
    title: 'Pick up',
    url: '/pick-up',
    value: [
      paragraph('Ring at the blue door.', rule('store', 'harbour')),
      paragraph('Come to the market hall.', rule('store', 'old_town')),
    ],
  })
  const at = async (store?: string) =>
    (await pages.get('/pick-up', store ? { cookie: `plinth_store=${store}` } : {})).html
  expect(await at()).toContain('blue door')
  expect(await at('harbour')).not.toContain('market hall')
  expect(await at('old_town')).toContain('market hall')
  expect(await at('no-such-store')).toContain('blue door')
  // Calls answer the same: by the store of the cookie, or the one that the call names.
  const called = async (client: Client, input = {}) => {
    const view = await client.post('/api/posts/view', { path: '/pick-up', ...input })
    const [found] = (
      await client.get('/api/search', { target: 'posts.page', inflate: [view.body.d.post.id] })
    ).body.d
    return [view.body.d.blocks, found.value].map((blocks) => JSON.stringify(blocks).includes('blue door'))
  }
  expect(await called(site.visitor())).toEqual([true, true])
  const chosen = site.visitor()
  chosen.cookies.set('plinth_store', 'old_town')
  expect(await called(chosen)).toEqual([false, false])
  expect(await called(chosen, { current_store: 'harbour' })).toEqual([true, false])
})

test('F-EDIT-07 a preview shows the page as somebody else would see it', async () => {
  const post = await publish({
    title: 'Club',
    url: '/club',
    value: [
      paragraph('Members meet on Monday.', rule('role', 'member')),
      paragraph('Join us.', rule('login_status', 'out')),
    ],
  })
  const as = async (role: string) =>
    (await pages.get(`/user/preview/${post.id}?as=${role}`, cookieOf(administrator))).html
  expect(await as('member')).toContain('Members meet on Monday.')
  expect(await as('visitor')).toContain('Join us.')
  expect(await as('visitor')).not.toContain('Members meet')
})

test('F-POST-15 rules that cannot be read are refused on save', async () => {
  for (const rules of [rule('moon_phase', 'full'), rule('post_url', '(?=x)'), 'editors']) {
    const { status, body } = await administrator.post('/api/posts', {
      type: 'page',
      title: 'Odd rules',
      value: [paragraph('Odd.', rules)],
    })
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ code: 'document.state_invalid', data: { key: 'visible_where' } })
  }
})

test('F-POST-14 a private page opens at its URL for those who may read it, and is kept nowhere', async () => {
  await publish({
    title: 'Staff notes',
    url: '/staff-notes',
    status: 'private',
    value: [paragraph('The key hangs behind the kiln.')],
  })
  for (const _ of [1, 2]) {
    const own = await pages.get('/staff-notes', cookieOf(editor))
    expect([own.status, own.html.includes('behind the kiln'), own.headers.get('cache-control')]).toEqual([
      200,
      true,
      'private, no-store',
    ])
    expect(own.html).toContain('noindex')
    for (const headers of [{}, cookieOf(member)]) {
      const other = await pages.get('/staff-notes', headers)
      expect([other.status, other.html.includes('behind the kiln')]).toEqual([404, false])
    }
  }
})

test('F-POST-11 F-POST-13 a faulty snippet is painted before no visitor; the list of snippets says what is wrong', async () => {
  const page = await publish({ title: 'Clean page', url: '/clean-page', value: [paragraph('Clean.')] })
  const snippet = (title: string, metas: Record<string, string>) =>
    publish({
      type: 'sniplet',
      title,
      value: [paragraph(`Of ${title}.`)],
      metas: Object.entries(metas).map(([name, value]) => ({ name, value })),
    })
  await snippet('odd match', { sniplet_type: 'before_page', matches: '{"foo":"x"}' })
  await snippet('odd type', { sniplet_type: 'sideways' })
  for (const { html } of [
    await pages.get('/clean-page'),
    await pages.get('/clean-page', cookieOf(administrator)),
  ]) {
    expect(html).toContain('Clean.')
    expect(html).not.toMatch(/Sniplet|Of odd/)
  }
  expect((await pages.get(`/user/preview/${page.id}`, cookieOf(administrator))).html).toContain(
    'Sniplet(sideways) Error',
  )
  const listed = (await administrator.get('/api/posts/sniplet')).body.d.filter(
    ({ title }: { title: string }) => title.startsWith('odd'),
  )
  expect(listed.map(({ error }: { error: string | null }) => error !== null)).toEqual([true, true])
})

/** A site without pages greets its visitors and its owner; what is published takes the place of what is in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '#features/settings/index.ts'
import { siteWithPages } from '#test/support/pages.ts'
import type { Client } from '#test/support/site.ts'

let whole: Awaited<ReturnType<typeof siteWithPages>>
let administrator: Client
beforeAll(async () => {
  whole = await siteWithPages()
  administrator = await whole.site.as('administrator')
})
afterAll(() => whole.close())

const cookieOf = (client: Client) => ({
  cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

test('F-PUB-01 an empty site tells visitors that it is being made, and leads who may publish to the first page', async () => {
  const member = await whole.site.as('member')
  // In turns, and twice each: nobody gets what was kept for another.
  for (const _ of [1, 2]) {
    for (const headers of [undefined, cookieOf(member)]) {
      const { status, html } = await whole.pages.get('/', headers)
      expect(status).toBe(200)
      expect(html).toContain('This site is being made. Come back soon.')
      expect(html).toContain('noindex')
      expect(html).not.toContain('/user/editor')
    }
    const { status, html } = await whole.pages.get('/', cookieOf(administrator))
    expect(status).toBe(200)
    expect(html).toContain('href="/user/editor/new?type=page&amp;at=home"')
  }
})

test('F-PUB-01 what is published already is named there; a page at `/`, or the one that is chosen, takes its place', async () => {
  const about = await administrator.post('/api/posts', {
    type: 'page',
    title: 'About the barn',
    url: '/about',
    status: 'published',
    value: [],
  })
  expect((await whole.pages.get('/')).html).toContain('href="/about"')
  const home = await administrator.post('/api/posts', {
    type: 'page',
    title: 'Home',
    url: '/',
    status: 'published',
    value: [{ id: 'hello00001', type: 'paragraph', state: { text: 'Kiln open.' }, children: [] }],
  })
  expect(home.body.d).toMatchObject({ url: '/', slug: 'home' })
  expect((await whole.pages.get('/')).html).toContain('Kiln open.')
  await administrator.delete(`/api/posts/${home.body.d.id}`)
  expect((await whole.pages.get('/')).html).toContain('Some of it stands already.')
  await saveSetting(whole.site.platform, whole.site.platform.db, 'home_post_id', about.body.d.id)
  expect((await whole.pages.get('/')).html).toContain('<h1>About the barn</h1>')
})

test('F-SHOP-08 the cart has a page from the beginning; one of the owner’s takes its place', async () => {
  const standIn = await whole.pages.get('/cart')
  expect(standIn.status).toBe(200)
  expect(standIn.html).toContain('data-island="cart"')
  expect(standIn.html).toMatch(/<h1[^>]*>Your cart<\/h1>/)
  await administrator.post('/api/posts', {
    type: 'page',
    title: 'Basket',
    url: '/cart',
    status: 'published',
    value: [],
  })
  expect((await whole.pages.get('/cart')).html).toContain('<h1>Basket</h1>')
})

test('F-USER-05 a page that was opened by a link is headed by what the link is for', async () => {
  const headed = async (query: string) =>
    /<h1[^>]*>([^<]*)<\/h1>/.exec((await whole.pages.get(`/login${query}`)).html)?.[1]
  expect(await headed('')).toBe('Log in')
  expect(await headed('?setup=abc')).toBe('Create your account')
  expect(await headed('?invite=abc')).toBe('Welcome')
  expect(await headed('?reset=abc')).toBe('Set a new password')
  expect(await headed('?verify=abc')).toBe('Confirm your email address')
})

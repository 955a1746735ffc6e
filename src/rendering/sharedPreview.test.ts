/** A shared preview: what stood there when it was made, for those with the link, until it ends, is taken back, or its maker may no longer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'))
let site: TestSite
let pages: PageServer
let admin: Client

beforeAll(async () => {
  site = await testSite({ clock, environment: { SITE_URL: 'http://127.0.0.1' } })
  pages = await pageServer(site)
  admin = await site.as('administrator')
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

const paragraph = (text: string) => [{ id: 'p0000000001', type: 'paragraph', state: { text }, children: [] }]

async function draftOf(writer: Client, text = 'The first words') {
  const post = (
    await writer.post('/api/posts', { type: 'page', title: 'Kiln', status: 'draft', value: paragraph(text) })
  ).body.d
  const made = await writer.post(`/api/posts/${post.id}/preview-link`, { hours: 24 })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { post, link: made.body.d }
}
/** What a stranger sees who has the link. */
async function seen(url: string): Promise<string> {
  const { status, html } = await pages.get(url)
  return status === 200 ? html : `status ${status}`
}
const linksOf = async (who: Client, id: string) => (await who.get(`/api/posts/${id}/preview-links`)).body.d

test('2.11 F-EDIT-07 a share link shows the version it was made for, and names it', async () => {
  const writer = await site.as('editor')
  const { post, link } = await draftOf(writer)
  const saved = (
    await writer.post('/api/posts', {
      id: post.id,
      version: post.version,
      value: paragraph('Second thoughts'),
    })
  ).body.d
  await writer.post('/api/posts', {
    id: post.id,
    version: saved.version,
    autosave: true,
    value: paragraph('Words that nobody has saved'),
  })
  expect(await seen(link.url)).toContain('The first words')
  expect(await seen(link.url)).not.toContain('Second thoughts')
  const later = (await writer.post(`/api/posts/${post.id}/preview-link`)).body.d
  expect(await seen(later.url)).toContain('Words that nobody has saved')
  expect(await linksOf(writer, post.id)).toMatchObject([
    { id: later.id, version: saved.version, made_by: 'editor' },
    { id: link.id, version: post.version, ends_at: link.ends_at },
  ])
  expect(JSON.stringify(await linksOf(writer, post.id))).not.toContain(link.url.split('share=')[1])
})

test('2.11 F-EDIT-07 a share link is taken back at once, by whoever may edit the post and nobody else', async () => {
  const writer = await site.as('author')
  const { post, link } = await draftOf(writer)
  const stranger = await site.as('author', 'Other')
  expect((await stranger.get(`/api/posts/${post.id}/preview-links`)).status).toBe(404)
  expect((await stranger.delete(`/api/posts/${post.id}/preview-links/${link.id}`)).status).toBe(404)
  expect(await seen(link.url)).toContain('The first words')
  expect((await admin.delete(`/api/posts/${post.id}/preview-links/${link.id}`)).body.d).toEqual({
    id: link.id,
  })
  expect(await seen(link.url)).toBe('status 302')
  expect(await linksOf(writer, post.id)).toEqual([])
  expect((await writer.delete(`/api/posts/${post.id}/preview-links/${link.id}`)).body.error?.code).toBe(
    'preview.missing',
  )
})

test.each([
  ['is disabled', (id: string) => admin.post('/api/users', { id, is_disabled: true })],
  ['loses the role', (id: string) => admin.post('/api/users', { id, role: 'member' })],
  ['is removed', (id: string) => admin.delete(`/api/users/${id}`)],
])('2.11 F-EDIT-07 a share link ends when its maker %s', async (_, act) => {
  const writer = await site.as('editor')
  const { post, link } = await draftOf(writer)
  expect(await seen(link.url)).toContain('The first words')
  expect((await act(writer.viewer.id ?? '')).status).toBe(200)
  expect(await seen(link.url)).toBe('status 302')
  expect(await linksOf(admin, post.id)).toEqual([])
})

test('2.11 F-EDIT-07 a share link ends at its time and with its post, is of one post, and a changed one is none', async () => {
  const writer = await site.as('editor')
  const { post, link } = await draftOf(writer)
  const other = await draftOf(writer, 'Of another page')
  expect(await seen(link.url.replace(post.id, other.post.id))).toBe('status 302')
  expect(await seen(`${link.url.slice(0, -1)}${link.url.endsWith('A') ? 'B' : 'A'}`)).toBe('status 302')
  await writer.delete(`/api/posts/${other.post.id}`)
  expect(await seen(other.link.url)).toBe('status 302')
  clock.advance(24 * 3_600_000)
  expect(await seen(link.url)).toBe('status 302')
})

/** What uses a post or a file is known on every save, and put right before it is gone. */
import { fc, test as property } from '@fast-check/vitest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '#features/settings/index.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { referencesOf } from '../documents/references.ts'
import { replaceReferences } from '../documents/replaceReferences.ts'
import { readReferences } from './jobs/readReferences.ts'

let site: TestSite
let editor: Client
let author: Client
beforeAll(async () => {
  site = await testSite()
  editor = await site.as('editor', 'Edda Editor')
  author = await site.as('author')
})
afterAll(() => site.close())

async function save(input: Record<string, unknown>, who = editor) {
  const answer = await who.post('/api/posts', { status: 'published', ...input })
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const paragraph = (text: string, id = 'b1') => ({ id, type: 'paragraph', state: { text }, children: [] })
const usesOf = async (id: string, who = editor) =>
  (await who.get('/api/references', { kind: 'post', ids: [id] })).body.d[0]

test('F-POST-01 links, buttons, menus, layouts and settings that use a page are named before it is deleted', async () => {
  const target = await save({ title: 'Kiln', url: '/kiln' })
  const page = await save({
    title: 'With a link',
    value: [
      paragraph('See <a href="/kiln#cone">the kiln</a>.'),
      { id: 'b2', type: 'button', state: { text: 'Go', url: '/kiln' }, children: [] },
    ],
  })
  const menu = await save(
    {
      type: 'menu',
      title: 'Main',
      metas: [{ name: 'items', value: JSON.stringify([{ title: 'Kiln', url: '/kiln', items: [] }]) }],
    },
    await site.as('administrator'),
  )
  const draft = await save(
    { title: 'A draft', status: 'draft', value: [paragraph('<a href="/kiln">x</a>')] },
    author,
  )
  await saveSetting(site.platform, site.platform.db, 'home_post_id', target.id)
  const { uses, settings } = await usesOf(target.id)
  expect(
    uses.map((use: { title: string; kinds: string[]; is_live: boolean }) => [
      use.title,
      use.kinds,
      use.is_live,
    ]),
  ).toEqual([
    ['With a link', ['button', 'paragraph'], true],
    ['Main', ['meta items'], true],
    ['A draft', ['paragraph'], false],
  ])
  expect(settings).toHaveLength(1)
  await saveSetting(site.platform, site.platform.db, 'home_post_id', '')
  expect((await usesOf(target.id)).settings).toEqual([])
  expect((await site.visitor().get('/api/references', { ids: [target.id] })).status).toBe(401)
  const administrator = await site.as('administrator')
  for (const post of [page, menu, draft]) await administrator.delete(`/api/posts/${post.id}`)
  expect((await usesOf(target.id)).uses).toEqual([])
})

test('F-POST-01 a link that is taken out of a post is no longer one of its uses', async () => {
  const target = await save({ title: 'Wheel', url: '/wheel' })
  const page = await save({ title: 'Links once', value: [paragraph('<a href="/wheel">w</a>')] })
  expect((await usesOf(target.id)).uses).toHaveLength(1)
  await save({ id: page.id, version: page.version, value: [paragraph('No link.')] })
  expect((await usesOf(target.id)).uses).toEqual([])
})

test('F-POST-01 every link is led elsewhere in one go, or taken away with its text left; others’ posts are left and named', async () => {
  const target = await save({ title: 'Old clay', url: '/old-clay' })
  const page = await save({
    title: 'Links',
    value: [paragraph('Of <a href="/old-clay?x=1#part">clay</a> and <a href="/old-clay-2">another</a>.')],
  })
  const foreign = await save({ title: 'Not yours', value: [paragraph('<a href="/old-clay">c</a>')] })
  const asAuthor = await author.post('/api/references/replace', { id: target.id, to: '/new' })
  expect(asAuthor.body.d).toMatchObject({ changed: [], left: ['Links', 'Not yours'] })
  const answer = await editor.post('/api/references/replace', { id: target.id, to: '/new-clay' })
  expect(answer.body.d).toEqual({ changed: [page.id, foreign.id], left: [] })
  const after = (await editor.get(`/api/posts/${page.id}`)).body.d
  expect(after.value[0].state.text).toContain('href="/new-clay#part"')
  expect(after.value[0].state.text).toContain('href="/old-clay-2"')
  expect(after).toMatchObject({ status: 'published', version: page.version + 1 })
  const renamed = await save({ title: 'New clay', url: '/new-clay' })
  await editor.post('/api/references/replace', { id: renamed.id, to: '' })
  expect((await editor.get(`/api/posts/${page.id}`)).body.d.value[0].state.text).toMatch(/Of clay and/)
  expect(
    (await editor.post('/api/references/replace', { id: renamed.id, to: 'javascript:alert(1)' })).status,
  ).toBe(400)
})

test('F-MEDIA-01 what shows a picture is known by the URL and by the id of the file', async () => {
  const { db, newId, clock } = site.platform
  const id = newId()
  await db
    .insertInto('media')
    .values({
      id,
      root: 'public',
      folder: 'glazes',
      name: 'oat 1.webp',
      title: 'Oat',
      content_type: 'image/webp',
      width: 1,
      height: 1,
      bytes: 1,
      created_by: null,
      created_at: clock.now(),
    })
    .execute()
  const image = (src: string) => ({ id: 'i1', type: 'image', state: { src, alt: '' }, children: [] })
  await save({ title: 'By id', value: [image(`/media/glazes/oat%201.webp?id=${id}`)] })
  await save({ title: 'By URL', value: [image('/media/glazes/oat%201.webp')] })
  await save({ title: 'As lead', metas: [{ name: 'image', value: `/media/moved/oat.webp?id=${id}` }] })
  const [found] = (await editor.get('/api/references', { kind: 'media', ids: [id] })).body.d
  expect(found.uses.map((use: { title: string }) => use.title)).toEqual(['By id', 'By URL', 'As lead'])
  await editor.post('/api/references/replace', { kind: 'media', id, to: '/media/other.webp' })
  expect((await editor.get('/api/references', { kind: 'media', ids: [id] })).body.d[0].uses).toEqual([])
})

test('F-POST-01 what names something that is gone is listed with what it was, and put right entry by entry', async () => {
  const { db, newId, clock } = site.platform
  const administrator = await site.as('administrator')
  const broken = async (who = administrator) =>
    (await who.get('/api/references/broken')).body.d as {
      kind: string
      id: string
      title: string
      state: string
      type: string | null
      uses: { title: string }[]
    }[]
  const before = await broken()
  const form = (
    await administrator.post('/api/posts', { type: 'form', title: 'Booking', status: 'published' })
  ).body.d
  const waiting = await save({ title: 'Coming', url: '/coming', status: 'draft' })
  const gone = newId()
  await save({
    title: 'Much is gone',
    value: [
      paragraph(
        '<a href="/nowhere#x">a</a> <a href="/coming">b</a> <a href="/search?keywords=x">c</a> <a href="/t/posts">d</a> <a href="/t/no-such">e</a> <a href="/user">f</a>',
      ),
      { id: 'b2', type: 'image', state: { src: `/media/lost.webp?id=${gone}`, alt: '' }, children: [] },
      { id: 'b3', type: 'form', state: { form_id: form.id }, children: [] },
      { id: 'b4', type: 'post-list', state: { type: 'post', category: 'no-such-category' }, children: [] },
      {
        id: 'b5',
        type: 'heading',
        state: {
          text: '/hour',
          level: 2,
          style: { color: 'var(--brand)', padding: 'var(--space-3)' },
          visible_where: [{ type: 'post_url', value: '/elsewhere' }],
        },
        children: [],
      },
    ],
  })
  await administrator.delete(`/api/posts/${form.id}`)
  const found = (await broken()).filter((one) => !before.some(({ id }) => id === one.id))
  expect(found.map(({ kind, id, title, state, type }) => [kind, id, title, state, type]).toSorted()).toEqual([
    ['category', 'no-such-category', '', 'missing', null],
    ['link', '/coming', 'Coming', 'unpublished', 'page'],
    ['link', '/nowhere', '', 'missing', null],
    ['link', '/t/no-such', '', 'missing', null],
    ['media', gone, '', 'missing', null],
    ['post', form.id, 'Booking', 'trashed', 'form'],
    ['token', 'brand', '', 'missing', null],
  ])
  expect(found.every(({ uses }) => uses.length === 1 && uses[0]?.title === 'Much is gone')).toBe(true)
  // A member sees no list; an author only what is on posts that they may read.
  expect((await (await site.as('member')).get('/api/references/broken')).status).toBe(403)

  const other = (
    await administrator.post('/api/posts', { type: 'form', title: 'Booking anew', status: 'published' })
  ).body.d
  const glazes = (await administrator.post('/api/posts/categories', { title: 'Glazes of clay' })).body.d
  await db
    .insertInto('media')
    .values({
      id: newId(),
      root: 'public',
      folder: '',
      name: 'found.webp',
      title: 'Found',
      content_type: 'image/webp',
      width: 1,
      height: 1,
      bytes: 1,
      created_by: null,
      created_at: clock.now(),
    })
    .execute()
  const put = async (input: object) =>
    expect((await administrator.post('/api/references/replace', input)).body.d).toMatchObject({
      changed: [expect.any(String)],
      left: [],
    })
  await put({ kind: 'link', id: '/nowhere', to: '/wheel' })
  await put({ kind: 'link', id: '/t/no-such', to: '' })
  await put({ kind: 'media', id: gone, to: '/media/found.webp' })
  await put({ kind: 'post', id: form.id, to: '', to_id: other.id })
  await put({ kind: 'category', id: 'no-such-category', to: '', to_id: glazes.id })
  await put({ kind: 'token', id: 'brand', to: 'accent' })
  await save({ id: waiting.id, version: waiting.version, status: 'published' })
  expect((await broken()).filter((one) => !before.some(({ id }) => id === one.id))).toEqual([])
})

test('F-TAX-03 where a category, a tag or a URL is named is known before it goes', async () => {
  const administrator = await site.as('administrator')
  const clay = (await administrator.post('/api/posts/categories', { title: 'Stoneware' })).body.d
  await save({
    title: 'Names the category',
    value: [{ id: 'b1', type: 'post-list', state: { type: 'post', category: clay.id }, children: [] }],
  })
  await save({
    title: 'Names it by its word',
    value: [
      {
        id: 'b1',
        type: 'post-list',
        state: { type: 'post', category: clay.slug, tag: 'raku' },
        children: [],
      },
    ],
  })
  await save({
    title: 'Links to its page',
    value: [paragraph('<a href="/p/category/stoneware">s</a> <a href="/p/tag/raku">r</a>')],
  })
  const uses = async (kind: string, id: string) =>
    (await editor.get('/api/references', { kind, ids: id })).body.d[0].uses.map(
      (use: { title: string }) => use.title,
    )
  expect(await uses('category', clay.id)).toEqual([
    'Names the category',
    'Names it by its word',
    'Links to its page',
  ])
  expect(await uses('tag', 'raku')).toEqual(['Names it by its word', 'Links to its page'])
  expect(await uses('link', '/p/tag/raku')).toEqual(['Links to its page'])
  const slip = (await administrator.post('/api/posts/categories', { title: 'Slip' })).body.d
  const { changed } = (
    await editor.post('/api/references/replace', {
      kind: 'category',
      id: clay.id,
      to: '/p/category/slip',
      to_id: slip.id,
    })
  ).body.d
  expect(changed).toHaveLength(3)
  expect(await uses('category', clay.id)).toEqual([])
  expect(await uses('category', slip.id)).toHaveLength(3)
})

test('F-STYLE-01 design tokens that a style names are among what a post uses', () => {
  const value = [
    { id: 'b1', type: 'paragraph', state: { text: '', style: { color: 'var(--accent)' } }, children: [] },
  ]
  expect(referencesOf({ value, metas: [], layout: null })).toContainEqual({
    to_kind: 'token',
    to_id: 'accent',
    kind: 'paragraph',
  })
})

const path = fc.stringMatching(/^\/[a-z]{1,6}$/)
property.prop([fc.array(path, { minLength: 1, maxLength: 8 }), path])(
  'F-POST-01 after a replacement nothing uses the old URL, and all else is as it was',
  (paths, to) => {
    const old = paths[0] ?? '/x'
    fc.pre(to !== old)
    const value = paths.map((url, index) =>
      paragraph(`<a href="${url}">a</a> <a href="${url}#part">b</a> and ${url}`, `b${index}`),
    )
    const after = replaceReferences(
      { value, metas: [{ name: 'items', value: JSON.stringify(paths.map((url) => ({ url }))) }] },
      { paths: [old], id: '', to, toId: '' },
    )
    const targets = referencesOf({ ...after, layout: null }).map((reference) => reference.to_id)
    expect(targets).not.toContain(old)
    expect(new Set(targets)).toEqual(new Set(paths.map((url) => (url === old ? to : url))))
  },
)

test('F-TAX-01 posts of before a save knew categories and tags are read again once, also where an older version is live', async () => {
  const ash = (await editor.post('/api/posts/categories', { title: 'Ash glazes' })).body.d
  const list = (category: string) => ({
    id: 'b1',
    type: 'post-list',
    state: { type: 'post', category, tag: 'woodfired' },
    children: [],
  })
  const page = await save({ title: 'Lists ash', value: [list(ash.id)] })
  // A version that waits beside what visitors see, and names neither.
  await save({ id: page.id, version: page.version, status: 'pending', value: [paragraph('Nothing.')] })
  const { db } = site.platform
  await db.deleteFrom('reference').execute()
  const usesOfKind = async (kind: string, id: string) =>
    (await editor.get('/api/references', { kind, ids: [id] })).body.d[0]?.uses.map(
      (use: { title: string }) => use.title,
    )
  expect(await usesOfKind('category', ash.id)).toEqual([])
  await readReferences.run(site.platform, {})
  await readReferences.run(site.platform, {})
  expect(await usesOfKind('category', ash.id)).toEqual(['Lists ash'])
  expect(await usesOfKind('tag', 'woodfired')).toEqual(['Lists ash'])
})

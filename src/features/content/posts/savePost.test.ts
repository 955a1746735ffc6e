/** Saving, publishing, trashing and finding posts through the real calls. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { addRedirect, findLive, resolvePath } from '../index.ts'

let site: TestSite
let admin: Client
let editor: Client
let author: Client
const start = new Date('2026-05-01T10:00:00Z')
let now = start
beforeAll(async () => {
  site = await testSite({ clock: { now: () => now } })
  admin = await site.as('administrator')
  editor = await site.as('editor')
  author = await site.as('author')
})
afterAll(() => site.close())

const paragraph = (id: string, text = 'Hello') => ({ id, type: 'paragraph', state: { text }, children: [] })
async function save(who: Client, input: Record<string, unknown>) {
  const answer = await who.post('/api/posts', input)
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const view = (who: Client, path: string) => who.post('/api/posts/view', { path })

test('F-POST-01 a saved post comes back with every named field', async () => {
  const category = (await admin.post('/api/posts/categories', { title: 'Glazes' })).body.d
  const post = await save(admin, {
    type: 'post',
    title: 'Oat glaze',
    description: 'A warm white',
    status: 'published',
    tags: ['white', 'white', 'oat'],
    value: [paragraph('aaaaaaaaaaa')],
    category: category.id,
    metas: [{ name: 'image', value: '/media/oat.jpg' }],
  })
  const fields =
    'id title description type status tags url value metas layout category category_slug parent_id created_by activity_id jxt_layout_template layout_post current_user'
  for (const field of fields.split(' ')) expect(post, field).toHaveProperty(field)
  expect(post).toMatchObject({
    type: 'post',
    status: 'published',
    url: '/journal/oat-glaze',
    tags: ['white', 'oat'],
    category_slug: 'glazes',
    image: '/media/oat.jpg',
    version: 1,
  })
  const read = (await site.visitor().get(`/api/posts/${post.id}`)).body.d
  expect(read.value).toEqual([paragraph('aaaaaaaaaaa')])
})

test('F-POST-02 a meta has id, name, value and post_id, and keeps its id from save to save', async () => {
  const first = await save(editor, { title: 'Metas', metas: [{ name: 'colour', value: 'blue' }] })
  expect(first.metas).toEqual([{ id: expect.any(String), name: 'colour', value: 'blue', post_id: first.id }])
  const second = await save(editor, {
    id: first.id,
    version: 1,
    metas: [
      { name: 'colour', value: 'red' },
      { name: 'size', value: 3 },
    ],
  })
  expect(second.metas[0]).toEqual({ ...first.metas[0], value: 'red' })
  expect(second.metas[1].value).toBe('3')
})

test('F-POST-03 a layout post with its own block list comes with the post', async () => {
  const layout = await save(admin, {
    type: 'layout',
    title: 'Wide',
    status: 'published',
    value: [{ id: 'slot0000000', type: 'content-slot', state: {}, children: [] }],
  })
  const page = await save(admin, { title: 'In a layout', layout: layout.id, status: 'published' })
  const shown = (await view(site.visitor(), page.url)).body.d
  expect(shown.post.layout_post).toEqual({ id: layout.id, title: 'Wide', value: layout.value })
  const layouts = (await author.get('/api/posts/items/layout')).body.d
  expect(layouts[0]).toMatchObject({ title: 'None', value: '' })
  expect(layouts.map((item: { title: string }) => item.title)).toContain('Wide')
})

test('F-POST-05 an empty page opens in the editor with one paragraph', async () => {
  const page = await save(author, { title: 'Nothing yet' })
  const opened = (await author.get(`/api/posts/${page.id}`, { source: 'editor' })).body
  expect(opened.d.value).toMatchObject([{ type: 'paragraph', state: { text: '' } }])
  expect(opened.capabilities).toEqual({ edit: true, publish: false, delete: true, design: true, code: false })
  const fresh = (await author.get('/api/posts/new', { type: 'post', source: 'editor' })).body.d
  expect(fresh).toMatchObject({ id: 'new', type: 'post', version: 0, value: [{ type: 'paragraph' }] })
})

test('F-POST-14 who may not publish is refused, and may send for review', async () => {
  const refused = await author.post('/api/posts', { title: 'Mine', status: 'published' })
  expect(refused.status).toBe(403)
  const post = await save(author, { title: 'Mine', status: 'pending' })
  expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(404)
  expect((await view(site.visitor(), post.url)).status).toBe(404)
  await save(editor, { id: post.id, version: 1, status: 'published' })
  expect((await view(site.visitor(), post.url)).body.d.post.title).toBe('Mine')
  // A new proposal leaves what visitors see as it is.
  await save(author, { id: post.id, version: 2, title: 'Mine, better', status: 'pending' })
  expect((await view(site.visitor(), post.url)).body.d.post.title).toBe('Mine')
})

test('F-POST-14 a private post shows to those who may edit it, a trashed one to nobody', async () => {
  const post = await save(editor, { title: 'For us', status: 'private' })
  expect((await view(site.visitor(), post.url)).status).toBe(404)
  expect((await view(author, post.url)).status).toBe(404)
  expect((await view(admin, post.url)).status).toBe(200)
  expect((await editor.delete(`/api/posts/${post.id}`)).status).toBe(200)
  expect((await view(admin, post.url)).status).toBe(404)
  const trash = (await editor.get('/api/posts', { status: 'trash' })).body.d.items
  expect(trash).toMatchObject([{ id: post.id, status: 'trash' }])
  const back = await editor.post(`/api/posts/${post.id}/restore`)
  expect(back.body.d).toMatchObject({ status: 'private', trashed_at: null })
  expect((await view(admin, post.url)).status).toBe(200)
  await editor.delete(`/api/posts/${post.id}?forever=1`)
  expect((await editor.get(`/api/posts/${post.id}`)).status).toBe(404)
})

test('F-POST-14 a scheduled post appears when its time comes and leaves when it is over', async () => {
  const post = await save(editor, {
    title: 'Kiln opening',
    status: 'scheduled',
    publish_at: '2026-05-02T10:00:00Z',
    unpublish_at: '2026-05-03T10:00:00Z',
  })
  expect(post.status).toBe('scheduled')
  expect((await view(site.visitor(), post.url)).status).toBe(404)
  now = new Date('2026-05-02T10:00:00Z')
  expect((await view(site.visitor(), post.url)).body.d.post.status).toBe('published')
  now = new Date('2026-05-03T10:00:00Z')
  expect((await view(site.visitor(), post.url)).status).toBe(404)
  now = start
  expect((await editor.post('/api/posts', { title: 'When?', status: 'scheduled' })).body.error?.code).toBe(
    'post.schedule_missing',
  )
})

test('F-POST-15 a block list that breaks the rules is refused with its reason', async () => {
  const answer = await editor.post('/api/posts', { title: 'Bad', value: [{ type: 'paragraph' }] })
  expect([answer.status, answer.body.error?.message]).toEqual([
    422,
    'A block must be an object with a type and an id.',
  ])
  expect((await editor.post('/api/posts', { title: 'Bad', created_by: 'me' })).status).toBe(400)
  expect((await editor.post('/api/posts', { title: 'Bad', type: 'surprise' })).body.error?.code).toBe(
    'post.type_unknown',
  )
})

test('F-USER-04 each role writes what its row of the table allows', async () => {
  const manager = await site.as('shop_manager')
  const member = await site.as('member')
  expect((await site.visitor().post('/api/posts', { title: 'x' })).status).toBe(401)
  expect((await member.post('/api/posts', { title: 'x' })).status).toBe(403)
  expect((await manager.post('/api/posts', { title: 'x', type: 'page' })).status).toBe(403)
  expect((await editor.post('/api/posts', { title: 'x', type: 'layout' })).status).toBe(403)
  expect((await editor.post('/api/posts', { title: 'x', type: 'sniplet' })).status).toBe(403)
  const others = await save(editor, { title: 'Not yours' })
  expect((await author.post('/api/posts', { id: others.id, version: 1, title: 'Taken' })).status).toBe(404)
})

test('F-EDIT-12 a stale save is answered 409 with both versions and changes nothing', async () => {
  const post = await save(editor, { title: 'Two tabs' })
  await save(admin, { id: post.id, version: 1, title: 'First wins' })
  const late = await editor.post('/api/posts', { id: post.id, version: 1, title: 'Too late' })
  expect(late.status).toBe(409)
  expect(late.body.error?.data).toMatchObject({
    yours: { title: 'Too late', version: 1 },
    theirs: { title: 'First wins', version: 2 },
  })
  expect((await editor.post('/api/posts', { id: post.id, title: 'No number' })).status).toBe(422)
})

test('F-EDIT-12 changes that were undone leave no working draft', async () => {
  const value = [paragraph('aaaaaaaaaaa', 'As it was')]
  const post = await save(editor, { title: 'Undone', status: 'published', value })
  const isWorking = async (change: Record<string, unknown>) =>
    (await save(editor, { id: post.id, version: 1, autosave: true, title: 'Undone', value, ...change }))
      .is_working
  expect(await isWorking({ value: [paragraph('aaaaaaaaaaa', 'As it is')] })).toBe(true)
  expect(await isWorking({ value: [paragraph('aaaaaaaaaab', 'As it was')] })).toBe(true)
  expect(await isWorking({})).toBe(false)
  expect(await isWorking({ title: 'Redone' })).toBe(true)
  expect(await isWorking({ slug: 'another-url' })).toBe(true)
  expect(await isWorking({})).toBe(false)
  expect((await editor.get(`/api/posts/${post.id}`, { source: 'editor' })).body.d).toMatchObject({
    title: 'Undone',
    is_working: false,
    version: 1,
  })
})

test('F-EDIT-12 autosave keeps a working draft that is no version and that only its author opens', async () => {
  const post = await save(editor, { title: 'Draft', status: 'published' })
  await save(editor, { id: post.id, version: 1, autosave: true, title: 'Half a thought' })
  expect((await editor.get(`/api/posts/${post.id}`, { source: 'editor' })).body.d).toMatchObject({
    title: 'Half a thought',
    is_working: true,
    version: 1,
  })
  expect((await admin.get(`/api/posts/${post.id}`, { source: 'editor' })).body.d.title).toBe('Draft')
  expect((await view(site.visitor(), post.url)).body.d.post.title).toBe('Draft')
  expect((await editor.get(`/api/posts/${post.id}/versions`)).body.d).toHaveLength(1)
  await save(editor, { id: post.id, version: 1, title: 'A whole thought' })
  expect((await editor.get(`/api/posts/${post.id}`, { source: 'editor' })).body.d).toMatchObject({
    title: 'A whole thought',
    is_working: false,
    version: 2,
  })
  const restored = await editor.post(`/api/posts/${post.id}/restore`, { number: 1 })
  expect(restored.body.d).toMatchObject({ title: 'Draft', version: 3, status: 'published' })
})

test('F-EDIT-12 no interleaving of two savers overwrites silently', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ who: fc.boolean(), reads: fc.boolean() }), { minLength: 2, maxLength: 12 }),
      async (steps) => {
        const post = await save(editor, { title: 'start' })
        const seen = { true: { version: 1, title: 'start' }, false: { version: 1, title: 'start' } }
        let truth = { version: 1, title: 'start' }
        for (const [index, { who, reads }] of steps.entries()) {
          const key = who ? 'true' : 'false'
          if (reads) {
            const { version, title } = (
              await (who ? editor : admin).get(`/api/posts/${post.id}`, { source: 'editor' })
            ).body.d
            seen[key] = { version, title }
            continue
          }
          const title = `${key} ${index}`
          const answer = await (who ? editor : admin).post('/api/posts', {
            id: post.id,
            version: seen[key].version,
            title,
          })
          const isFresh = seen[key].version === truth.version
          expect(answer.status).toBe(isFresh ? 200 : 409)
          if (isFresh) truth = seen[key] = { version: truth.version + 1, title }
          else expect(answer.body.error?.data.theirs.title).toBe(truth.title)
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('F-EDIT-12 of many savers at the same moment exactly one wins', async () => {
  const post = await save(editor, { title: 'Race' })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      editor.post('/api/posts', { id: post.id, version: 1, title: `Saver ${i}` }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 409),
  ])
})

test('F-POST-01 posts of one title that are published at once get URLs of their own; of one URL one gets it', async () => {
  const same = await Promise.all(
    Array.from({ length: 12 }, () =>
      save(editor, { type: 'post', title: 'Firing day', status: 'published' }),
    ),
  )
  expect(new Set(same.map(({ url }) => url)).size).toBe(12)
  const asked = await Promise.all(
    Array.from({ length: 6 }, () =>
      editor.post('/api/posts', { type: 'page', title: 'Kiln', slug: 'the-kiln', status: 'published' }),
    ),
  )
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
  for (const { status, body } of asked)
    if (status === 422)
      expect(body.error).toMatchObject({
        code: 'post.url_taken',
        message: 'The URL /the-kiln is already used by “Kiln”.',
      })
})

test('F-POST-01 F-TYPE-01 entries and copies that are made at once get URLs of their own', async () => {
  const entries = await Promise.all(
    Array.from({ length: 12 }, () => editor.post('/api/t/posts', { title: 'Raku day', status: 'published' })),
  )
  expect(entries.map(({ status }) => status)).toEqual(entries.map(() => 200))
  expect(new Set(entries.map(({ body }) => body.d.url)).size).toBe(12)
  const copies = await Promise.all(
    entries.map(() => editor.post(`/api/posts/${entries[0]?.body.d.id}/duplicate`)),
  )
  expect(new Set(copies.map(({ body }) => body.d.url)).size).toBe(12)
})

test('2.5 of a private or planned page that has the URL, nothing is told to those who may not see it', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await save(editor, { title: 'The sale of the kiln', url: '/secret-plan', status: 'private' })
  await save(editor, { title: 'The new kiln', url: '/planned', status: 'scheduled', publish_at: later })
  for (const url of ['/secret-plan', '/planned']) {
    const { status, body } = await author.post('/api/posts', { type: 'post', title: 'Mine', url })
    expect([status, body.error?.message]).toEqual([422, `The URL ${url} is already used by another page.`])
    expect(JSON.stringify(body)).not.toMatch(/kiln"|sale of|post_id/)
    expect(
      (await editor.post('/api/posts', { type: 'page', title: 'Mine', url })).body.error?.message,
    ).toMatch(/“The (?:sale of the|new) kiln”/)
  }
})

test('F-POST-14 of posts with one URL that go live at once, or come back from the trash, one does and the others hear who holds it', async () => {
  const isTaken = {
    code: 'post.url_taken',
    message: 'The URL /pit-firing is already used by “Pit firing”.',
  }
  const drafts = await Promise.all(
    Array.from({ length: 6 }, () => save(editor, { title: 'Pit firing', url: '/pit-firing' })),
  )
  const bulk = await Promise.all(
    drafts.map(({ id }) => editor.post('/api/posts/bulk', { ids: [id], action: 'publish' })),
  )
  const results = bulk.map(({ body }) => body.d[0])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const { ok, message } of results) if (!ok) expect(message).toBe(isTaken.message)

  await editor.delete(`/api/posts/${results.find(({ ok }) => ok).id}`)
  const trashed: string[] = []
  for (const _ of drafts) {
    const { id } = await save(editor, { title: 'Pit firing', url: '/pit-firing', status: 'published' })
    trashed.push(id)
    await editor.delete(`/api/posts/${id}`)
  }
  const back = await Promise.all(trashed.map((id) => editor.post(`/api/posts/${id}/restore`)))
  expect(back.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
  for (const { status, body } of back) if (status === 422) expect(body.error).toMatchObject(isTaken)
})

test('F-POST-01 a URL follows the title until the post is published, but one that was typed stays', async () => {
  const begun = await save(editor, { title: 'Untitled', autosave: true, value: [paragraph('aaaaaaaaaaa')] })
  expect(begun.url).toBe('/untitled')
  const named = await save(editor, {
    id: begun.id,
    version: begun.version,
    title: 'Firing with ash',
    status: 'published',
  })
  expect(named).toMatchObject({ url: '/firing-with-ash', slug: 'firing-with-ash' })
  expect((await view(site.visitor(), '/untitled')).status).toBe(404)
  // Published once, it stays: as a draft too.
  const back = await save(editor, { id: begun.id, version: named.version, title: 'Ash', status: 'draft' })
  expect(back.url).toBe('/firing-with-ash')
  const typed = await save(editor, { title: 'Wood', slug: 'fuel' })
  expect((await save(editor, { id: typed.id, version: typed.version, title: 'Wood and straw' })).url).toBe(
    '/fuel',
  )
})

test('F-ROUTE-05 a redirect and a page that are made at one URL at once do not hide each other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const path = `/meeting-${round}`
    const [page] = await Promise.all([
      save(editor, { title: 'Meeting', url: path, status: 'published' }),
      admin.post('/api/redirects', { from_path: path, to_path: '/elsewhere' }),
    ])
    expect(await resolvePath(site.platform, page.url)).toMatchObject({ kind: 'post' })
  }
})

test('F-ROUTE-05 a changed URL leaves a redirect, chains collapse to one step', async () => {
  const post = await save(editor, { title: 'Moving', url: '/moving-1', status: 'published' })
  await save(editor, { id: post.id, version: 1, url: '/moving-2' })
  await save(editor, { id: post.id, version: 2, url: '/moving 3' })
  for (const old of ['/moving-1', '/moving-2']) {
    expect(await resolvePath(site.platform, old)).toMatchObject({
      kind: 'redirect',
      to: '/moving_3',
      code: 301,
      is_external: false,
    })
    expect((await view(site.visitor(), old)).body.d.redirect).toEqual({
      to: '/moving_3',
      code: 301,
      is_external: false,
    })
  }
  const load = await site.visitor().get('/api/page-load', {
    fullPath: '/moving-1?x=1',
    path: '/moving-1',
    href: 'http://localhost/moving-1',
    params: '{}',
    query: '{"x":"1"}',
  })
  expect(load.body.d.redirect).toMatchObject({ to: '/moving_3?x=1' })
  await expect(
    site.platform.transaction((db) =>
      addRedirect(site.platform, db, { from: '/moving_3', to: '/moving-1', code: 301 }),
    ),
  ).rejects.toMatchObject({ code: 'redirect.loop' })
})

test('F-ROUTE-05 no order of renames makes redirects loop or hide a page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(2), fc.nat(4)), { maxLength: 10 }),
      fc.uuid(),
      async (moves, prefix) => {
        const at = (slot: number) => `/${prefix}/${slot}`
        const posts = await Promise.all(
          [0, 1, 2].map((slot) => save(editor, { title: `P${slot}`, url: at(slot), status: 'published' })),
        )
        for (const [index, slot] of moves) {
          const post = posts[index]
          const answer = await editor.post('/api/posts', {
            id: post.id,
            version: post.version,
            url: at(slot),
          })
          if (answer.status === 200) posts[index] = answer.body.d
        }
        for (const post of posts)
          expect(await resolvePath(site.platform, post.url)).toMatchObject({
            kind: 'post',
            view: { post: { id: post.id } },
          })
        for (let slot = 0; slot < 5; slot += 1) {
          const answer = await resolvePath(site.platform, at(slot))
          if (answer.kind === 'redirect')
            expect((await resolvePath(site.platform, answer.to)).kind).toBe('post')
        }
      },
    ),
    { numRuns: 15 },
  )
})

test('F-ROUTE-11 the page loader takes fullPath, href, path, params and query', async () => {
  const page = await save(admin, { title: 'Loaded', status: 'published', jxt_layout_template: 'user' })
  const answer = await site.visitor().get('/api/page-load', {
    fullPath: '/loaded',
    href: 'http://localhost/loaded',
    path: '/loaded',
    params: '{}',
    query: '{}',
  })
  expect(answer.body.d).toMatchObject({
    kind: 'post',
    title: 'Loaded',
    post_id: page.id,
    layout: 'user',
    redirect: null,
  })
  expect((await site.visitor().get('/api/page-load', { path: '/nothing' })).body.d).toMatchObject({
    kind: 'not_found',
    message: 'Page Not Found: /nothing',
  })
})

test('F-PUB-06 the view of a path answers everything SPEC.md names, and 404 in its words', async () => {
  await save(admin, { title: 'About', status: 'published', value: [paragraph('aaaaaaaaaaa')] })
  const { d } = (await view(editor, '/about')).body
  for (const field of 'post blocks before_page after_page static_page is_static_page post_component_sources settings cur_user'.split(
    ' ',
  )) {
    expect(d, field).toHaveProperty(field)
  }
  expect(d.blocks).toEqual([paragraph('aaaaaaaaaaa')])
  expect(d.cur_user).toMatchObject({ id: editor.viewer.id, can_edit: true })
  const missing = await view(site.visitor(), '/not/here')
  expect([missing.status, missing.body.error?.message]).toEqual([404, 'Page Not Found: /not/here'])
  expect(await findLive(site.platform.db, '/about', now)).not.toBeNull()
})

test('F-PUB-07 components and snippets stand before and after the pages that they match', async () => {
  const metas = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => ({ name, value }))
  await save(admin, {
    type: 'sniplet',
    title: 'Above',
    status: 'published',
    value: [paragraph('above000000')],
    metas: metas({ sniplet_type: 'before_page', matches: '/extras*' }),
  })
  await save(admin, {
    type: 'sniplet',
    title: 'Below',
    status: 'published',
    metas: metas({
      sniplet_type: 'after_page',
      sniplet_kind: 'html',
      code: '<p>hi</p>',
      matches: '["/extras*"]',
    }),
  })
  await save(admin, {
    type: 'component',
    title: 'Tagged',
    status: 'published',
    value: [paragraph('tagged00000')],
    metas: metas({ region: 'after', rules: '[{"type":"has_tag","value":"extra"}]' }),
  })
  await save(admin, { title: 'Extras', tags: ['extra'], status: 'published' })
  const { d } = (await view(site.visitor(), '/extras')).body
  expect(d.before_page).toMatchObject([{ title: 'Above', type: 'before_page', kind: 'blocks' }])
  expect(d.after_page).toMatchObject([{ title: 'Below', code: '<p>hi</p>' }])
  expect(d.post_component_sources).toMatchObject([{ title: 'Tagged', region: 'after' }])
  expect((await view(site.visitor(), '/about')).body.d.post_component_sources).toEqual([])
})

test('F-PLUG-02 the stored components are listed with their rules in words', async () => {
  const list = (await author.get('/api/posts/components')).body.d
  expect(list).toMatchObject([
    { title: 'Tagged', region: 'after', explanation: ['a tag is “extra”'], blocks: [] },
  ])
  const refused = await admin.post('/api/posts', {
    type: 'component',
    title: 'x',
    metas: [{ name: 'rules', value: '[{"type":"post_url","value":"(?=a)"}]' }],
  })
  expect(refused.status).toBe(422)
  expect((await site.visitor().get('/api/posts/components')).status).toBe(401)
})

test('F-PUB-08 a static page renders only its static snippets', async () => {
  await save(admin, { title: 'Covered', status: 'published', value: [paragraph('covered0000')] })
  await save(admin, {
    type: 'sniplet',
    title: 'Cover',
    status: 'published',
    value: [paragraph('cover000000')],
    metas: [
      { name: 'sniplet_type', value: 'static' },
      { name: 'matches', value: '/covered' },
    ],
  })
  const { d } = (await view(site.visitor(), '/covered')).body
  expect(d).toMatchObject({
    is_static_page: true,
    post: null,
    blocks: [],
    before_page: [],
    after_page: [],
    static_page: [{ title: 'Cover' }],
  })
})

test('F-POST-11 faulty snippets are listed with their error for administrators, their code for nobody else', async () => {
  await save(admin, {
    type: 'sniplet',
    title: 'Faulty',
    metas: [
      { name: 'sniplet_type', value: 'sideways' },
      { name: 'code', value: 'secret' },
    ],
  })
  const found = (list: { title: string }[]) => list.find((item) => item.title === 'Faulty')
  expect(found((await admin.get('/api/posts/sniplet')).body.d)).toMatchObject({
    error: expect.stringContaining('Unable to render'),
    code: 'secret',
  })
  expect(found((await author.get('/api/posts/sniplet')).body.d)).toMatchObject({ code: '' })
})

test('3.5 Home names a published snippet that does not work to administrators, and to nobody else', async () => {
  const { id, version } = await save(admin, {
    type: 'sniplet',
    title: 'Odd one',
    status: 'published',
    metas: [{ name: 'sniplet_type', value: 'sideways' }],
  })
  const named = async (client: Client) => (await client.get('/api/dashboard/summary')).body.d.faulty_snippets
  expect(await named(admin)).toContainEqual({ id, title: 'Odd one' })
  expect(await named(author)).toBeNull()
  await save(admin, { id, version, metas: [{ name: 'sniplet_type', value: 'after_page' }] })
  expect(await named(admin)).not.toContainEqual({ id, title: 'Odd one' })
})

test('F-POST-10 block classes are data: those of the program, and code written here, which only its writers read', async () => {
  const code = '<p>Tides of today</p>'
  const metas = [
    { name: 'sniplet_type', value: 'after_page' },
    { name: 'sniplet_kind', value: 'component' },
    { name: 'code', value: code },
    { name: 'matches', value: '/tides' },
  ]
  const made = await save(admin, { type: 'sniplet', title: 'Tides', status: 'published', metas })
  const classes = (await admin.get('/api/blocks')).body.d
  const own = { type: 'snippet', kind: 'component', label: 'Tides', code, state: { snippet_id: made.id } }
  expect(classes).toContainEqual(expect.objectContaining(own))
  expect(classes).toContainEqual(
    expect.objectContaining({
      type: 'heading',
      kind: 'built_in',
      code: '',
      state: expect.objectContaining({ level: 2 }),
      needs_code_right: false,
    }),
  )
  expect(classes).toContainEqual(expect.objectContaining({ type: 'html', needs_code_right: true }))
  expect(classes).toContainEqual(expect.objectContaining({ type: 'column', parents: ['columns'] }))
  expect((await author.get('/api/blocks')).body.d).toContainEqual(
    expect.objectContaining({ ...own, code: '' }),
  )
  expect((await site.visitor().get('/api/blocks')).status).toBe(401)

  // What the list names is placed as it says.
  const page = await save(author, {
    type: 'page',
    title: 'By the sea',
    value: [{ id: 'tides01', type: own.type, state: own.state, children: [] }],
  })
  expect(page.value[0]?.state).toEqual(own.state)
})

test('F-POST-01 2.9 a file is a post of the type media: read, listed and changed by the calls of posts, by its owner and editors only', async () => {
  const other = await site.as('shop_manager')
  const form = new FormData()
  form.set('folder', '/public')
  form.append('files', new Blob(['Bring an apron.'], { type: 'text/plain' }), 'apron-note.txt')
  const [file] = (await author.call('POST', '/api/posts/uploads', form)).body.d
  const read = await author.get(`/api/posts/${file.id}`, { type: 'media' })
  expect(read.status).toBe(200)
  expect(read.body.d).toMatchObject({
    id: file.id,
    type: 'media',
    title: 'apron-note.txt',
    url: file.url,
    status: 'published',
    value: [],
  })
  expect(read.body.d.metas).toContainEqual(
    expect.objectContaining({ name: 'content_type', value: 'text/plain', post_id: file.id }),
  )
  expect((await author.get(`/api/posts/${file.id}`, { type: 'post' })).status).toBe(404)
  for (const stranger of [site.visitor(), await site.as('member')])
    expect((await stranger.get(`/api/posts/${file.id}`)).status).toBe(404)

  const saved = await author.post('/api/posts', {
    id: file.id,
    type: 'media',
    title: 'What to bring',
    description: 'A note about aprons',
    tags: ['Workshop'],
    status: 'pending',
  })
  expect(saved.body.d).toMatchObject({
    id: file.id,
    title: 'What to bring',
    description: 'A note about aprons',
    tags: ['Workshop'],
    status: 'pending',
  })
  const [inLibrary] = (await author.get('/api/posts/uploads', { search: 'What to bring' })).body.d
  expect(inLibrary).toMatchObject({
    id: file.id,
    title: 'What to bring',
    alt: 'A note about aprons',
    status: 'review',
    tags: ['Workshop'],
  })
  const list = (await author.get('/api/posts', { type: 'media', keywords: 'to bring', status: 'pending' }))
    .body.d
  expect(list).toMatchObject({ items: [{ id: file.id, type: 'media' }], pagination: { total: 1 } })

  expect((await other.post('/api/posts', { id: file.id, title: 'Mine now' })).body.error?.code).toBe(
    'media.not_yours',
  )
  expect((await author.post('/api/posts', { id: file.id, url: '/elsewhere' })).body.error?.code).toBe(
    'post.file_fixed',
  )
  expect((await author.post('/api/posts', { id: file.id, title: ' ' })).body.error?.code).toBe(
    'post.file_words',
  )
  expect((await author.post('/api/posts', { type: 'media', title: 'No file' })).body.error?.code).toBe(
    'post.file_missing',
  )
})

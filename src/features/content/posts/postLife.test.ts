/** The life of a post: planned times, trash, bulk changes, lists by keyset, kept views. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trashDays } from '#constants.ts'
import { runNext } from '#platform/jobs/runner.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { emptyTrash } from '../versions/jobs/emptyTrash.ts'
import { resolvePath } from '../routing/resolvePath.ts'
import { publishScheduled } from '../versions/jobs/publishScheduled.ts'

let site: TestSite
let editor: Client
let author: Client
let now = new Date('2026-06-01T08:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
beforeAll(async () => {
  site = await testSite({ clock: { now: () => now } })
  await signInAgain()
})
afterAll(() => site.close())

/** Sessions run out when days go by. */
async function signInAgain() {
  editor = await site.as('editor', 'Edda Editor')
  author = await site.as('author', 'Otto Author')
}
async function save(input: Record<string, unknown>, who = editor) {
  const answer = await who.post('/api/posts', input)
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(200)
  return answer.body.d
}
const read = async (id: string) => (await editor.get(`/api/posts/${id}`, { source: 'editor' })).body.d
const runJobs = async () => {
  let ran = 0
  while (await runNext(site.platform, [publishScheduled])) ran += 1
  return ran
}

test('F-POST-14 the job publishes a planned post at its time and takes it off at its end, once', async () => {
  const post = await save({
    type: 'post',
    title: 'Kiln day',
    status: 'scheduled',
    publish_at: minutes(10).toISOString(),
    unpublish_at: minutes(60).toISOString(),
  })
  expect(post.status).toBe('scheduled')
  expect(await runJobs()).toBe(0)
  now = minutes(10)
  expect(await runJobs()).toBe(1)
  const live = await site.platform.db
    .selectFrom('live')
    .select('status')
    .where('post_id', '=', post.id)
    .executeTakeFirstOrThrow()
  expect(live.status).toBe('published')
  expect(await read(post.id)).toMatchObject({ status: 'published', version: 1 })
  now = minutes(50)
  expect(await runJobs()).toBe(1)
  expect(await read(post.id)).toMatchObject({ status: 'draft', publish_at: null, unpublish_at: null })
  expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(404)
  expect(await runJobs()).toBe(0)
  const entries = await site.platform.db
    .selectFrom('audit')
    .select('kind')
    .where('target', '=', post.id)
    .orderBy('at')
    .execute()
  expect(entries.map(({ kind }) => kind)).toEqual(['post.saved', 'post.published', 'post.unpublished'])
})

test('F-POST-14 a plan that was taken back does nothing when its time comes', async () => {
  const post = await save({
    type: 'post',
    title: 'Maybe',
    status: 'scheduled',
    publish_at: minutes(5).toISOString(),
  })
  await save({ id: post.id, version: post.version, status: 'draft' })
  now = minutes(6)
  await runJobs()
  expect((await read(post.id)).status).toBe('draft')
})

test('F-POST-14 a draft is beside the published version, and the list says so', async () => {
  const post = await save({ type: 'post', title: 'Firing schedule', status: 'published' })
  await save({ id: post.id, version: post.version, title: 'Firing schedule, new', autosave: true })
  expect((await site.visitor().get(`/api/posts/${post.id}`)).body.d.title).toBe('Firing schedule')
  const row = async () =>
    (await editor.get('/api/posts', { type: 'post', keywords: 'Firing schedule' })).body.d.items[0]
  expect(await row()).toMatchObject({
    status: 'published',
    has_changes: true,
    created_by_name: 'Edda Editor',
  })
  await save({ id: post.id, version: post.version, title: 'Firing schedule, new', status: 'published' })
  expect(await row()).toMatchObject({ title: 'Firing schedule, new', has_changes: false })
})

test('3.5 an unsaved draft that nobody has seen says where it will be under its new title', async () => {
  const draft = await save({ type: 'post', title: 'Untitled glaze' })
  const kept = await save({ id: draft.id, version: draft.version, title: 'Ash glaze', autosave: true })
  const opened = (await editor.get(`/api/posts/${draft.id}`, { source: 'editor' })).body.d
  expect([draft.url, kept.url, opened.url]).toEqual([
    '/journal/untitled-glaze',
    '/journal/ash-glaze',
    '/journal/ash-glaze',
  ])
  expect([draft.slug, kept.slug, opened.slug]).toEqual(['untitled-glaze', 'ash-glaze', 'ash-glaze'])
  const shown = await save({ id: draft.id, version: draft.version, title: 'Ash glaze', status: 'published' })
  expect(shown.url).toBe('/journal/ash-glaze')
  // What was seen stays where it is.
  const later = await save({ id: draft.id, version: shown.version, title: 'Wood ash', autosave: true })
  expect(later.url).toBe('/journal/ash-glaze')
})

test('F-POST-14 versions say who saved when; an old one comes back as the newest', async () => {
  const post = await save({ type: 'post', title: 'First words' }, author)
  now = minutes(1)
  const second = await save({ id: post.id, version: post.version, title: 'Second words' })
  const versions = (await editor.get(`/api/posts/${post.id}/versions`)).body.d
  expect(versions).toMatchObject([
    {
      number: 2,
      title: 'Second words',
      author_name: 'Edda Editor',
      created_at: now.toISOString(),
      is_current: true,
    },
    { number: 1, title: 'First words', author_name: 'Otto Author', is_current: false },
  ])
  expect(
    (await editor.post(`/api/posts/${post.id}/restore`, { number: 1, version: second.version })).body.d,
  ).toMatchObject({ title: 'First words', version: 3 })
})

test(`F-POST-14 the trash keeps a post for ${trashDays} days, from where it comes back as it was`, async () => {
  const post = await save({ type: 'post', title: 'Thrown away', status: 'published', tags: ['shards'] })
  expect((await editor.delete(`/api/posts/${post.id}`)).status).toBe(200)
  expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(404)
  const trashed = (await editor.get('/api/posts', { status: 'trash', keywords: 'Thrown' })).body.d.items
  expect(trashed).toMatchObject([{ status: 'trash', trashed_at: now.toISOString() }])
  expect((await editor.post(`/api/posts/${post.id}/restore`)).body.d).toMatchObject({
    status: 'published',
    tags: ['shards'],
    url: post.url,
  })
  expect((await site.visitor().get(`/api/posts/${post.id}`)).status).toBe(200)
  await editor.delete(`/api/posts/${post.id}`)
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  now = days(trashDays - 1)
  await signInAgain()
  await emptyTrash.run(site.platform, {})
  expect((await editor.get('/api/posts', { status: 'trash', keywords: 'Thrown' })).body.d.items).toHaveLength(
    1,
  )
  now = days(1)
  await signInAgain()
  await emptyTrash.run(site.platform, {})
  expect((await editor.get('/api/posts', { status: 'trash', keywords: 'Thrown' })).body.d.items).toEqual([])
})

test('F-POST-14 many posts change at once, each by the rights of whoever asks', async () => {
  const [one, two] = [
    await save({ type: 'post', title: 'Bulk one' }),
    await save({ type: 'post', title: 'Bulk two' }),
  ]
  const own = await save({ type: 'post', title: 'Bulk own' }, author)
  const bulk = async (who: Client, input: object) => (await who.post('/api/posts/bulk', input)).body.d
  const ids = [one.id, two.id, own.id]
  expect(await bulk(editor, { ids, action: 'publish' })).toEqual(
    ids.map((id) => ({ id, ok: true, message: '' })),
  )
  expect((await read(two.id)).status).toBe('published')
  const refused = await bulk(author, { ids, action: 'trash' })
  expect(refused.map((result: { ok: boolean }) => result.ok)).toEqual([false, false, false])
  expect(refused[0].message).toContain('Your role does not allow this')
  await bulk(editor, { ids, action: 'add_tag', value: 'raku' })
  expect((await read(one.id)).tags).toEqual(['raku'])
  await bulk(editor, { ids: [one.id], action: 'remove_tag', value: 'raku' })
  expect((await read(one.id)).tags).toEqual([])
  const clay = (await editor.post('/api/posts/categories', { title: 'Clay' })).body.d
  await bulk(editor, { ids, action: 'category', value: clay.id })
  expect((await editor.get('/api/posts', { category: clay.id })).body.d.pagination.total).toBe(3)
  await bulk(editor, { ids: [one.id], action: 'category', value: '' })
  expect((await editor.get('/api/posts', { category: 'none', keywords: 'Bulk' })).body.d.items).toMatchObject(
    [{ title: 'Bulk one' }],
  )
  await bulk(editor, { ids, action: 'draft' })
  expect(await bulk(editor, { ids: [one.id, site.platform.newId()], action: 'delete' })).toMatchObject([
    { ok: true },
    { ok: false, message: 'This post does not exist.' },
  ])
  expect((await editor.post('/api/posts/bulk', { ids: [], action: 'trash' })).status).toBe(400)
  expect((await editor.get('/api/posts', { created_by: 'me', keywords: 'Bulk' })).body.d.items).toMatchObject(
    [{ title: 'Bulk two' }],
  )
})

test.each(['edited', '-edited', 'title', '-title', 'created', '-created', 'newest'])(
  'F-POST-14 a list by %s is read to its end and back by keyset, each post once',
  async (sort) => {
    const type = `keyset${['edited', '-edited', 'title', '-title', 'created', '-created', 'newest'].indexOf(sort)}`
    const admin = await site.as('administrator')
    await admin.post('/api/types', { slug: type, title: 'Keyset', plural: type })
    // Equal titles and times: only the id tells them apart.
    for (const title of ['B', 'a', 'C', 'B', 'b', 'D', 'A']) {
      await save({ type, title, status: 'published' }, admin)
      if (title === 'C') now = minutes(1)
    }
    const page = async (query: Record<string, string>) =>
      (await admin.get('/api/posts', { type, sort, limit: '2', ...query })).body.d
    const all = (await admin.get('/api/posts', { type, sort, limit: '50' })).body.d.items.map(
      (item: { id: string }) => item.id,
    )
    expect(all).toHaveLength(7)
    const forward: string[] = []
    let at = await page({})
    expect(at.pagination.previous).toBeNull()
    for (;;) {
      forward.push(...at.items.map((item: { id: string }) => item.id))
      if (!at.pagination.next) break
      at = await page({ after: at.pagination.next })
      expect(at.pagination.total).toBe(7)
    }
    expect(forward).toEqual(all)
    const backward: string[] = []
    for (;;) {
      backward.unshift(...at.items.map((item: { id: string }) => item.id))
      if (!at.pagination.previous) break
      at = await page({ before: at.pagination.previous })
    }
    expect(backward).toEqual(all)
    expect((await admin.get('/api/posts', { after: 'nonsense' })).body.error?.code).toBe(
      'list.cursor_invalid',
    )
    const ofTitles = Buffer.from(JSON.stringify(['x', all[0]])).toString('base64url')
    if (!sort.endsWith('title'))
      expect((await admin.get('/api/posts', { sort, after: ofTitles })).body.error?.code).toBe(
        'list.cursor_invalid',
      )
  },
)

test('F-POST-14 a view of a list is kept for oneself or shared by those who edit for others', async () => {
  const kept = (
    await author.post('/api/views', {
      screen: 'content/post',
      title: 'Mine',
      query: 'owner=me',
      is_shared: true,
    })
  ).body.d
  expect(kept).toMatchObject({ title: 'Mine', is_shared: false, is_own: true })
  await editor.post('/api/views', {
    screen: 'content/post',
    title: 'To review',
    query: 'status=pending',
    is_shared: true,
  })
  const seen = async (who: Client) =>
    (await who.get('/api/views', { screen: 'content/post' })).body.d.map(
      (view: { title: string }) => view.title,
    )
  expect(await seen(author)).toEqual(['Mine', 'To review'])
  expect(await seen(editor)).toEqual(['To review'])
  expect((await editor.delete(`/api/views/${kept.id}`)).body.error?.code).toBe('view.missing')
  expect((await author.delete(`/api/views/${kept.id}`)).status).toBe(200)
  expect(await seen(author)).toEqual(['To review'])
})

const text = (words: string) => [
  { id: 'words00001', type: 'paragraph', state: { text: words }, children: [] },
]
const seenAt = async (path: string) => {
  const found = await resolvePath(site.platform, path)
  return found.kind === 'post' ? JSON.stringify(found.view.blocks) : found.kind
}

test('F-POST-14 a planned change of a live page is beside it: the old text until its time, then the new one', async () => {
  const start = now
  const page = await save({
    type: 'page',
    title: 'Opening hours',
    url: '/hours',
    status: 'published',
    value: text('Open on Monday.'),
  })
  const later = new Date(start.getTime() + 3_600_000)
  const planned = await save({
    id: page.id,
    version: page.version,
    status: 'scheduled',
    publish_at: later.toISOString(),
    value: text('Open on Tuesday.'),
  })
  expect(planned.status).toBe('scheduled')
  expect(await seenAt('/hours')).toContain('Open on Monday.')
  const listed = async () =>
    (await editor.get('/api/posts', { type: 'page', keywords: 'Opening hours' })).body.d.items[0]
  expect(await listed()).toMatchObject({
    status: 'scheduled',
    has_changes: true,
    publish_at: later.toISOString(),
  })
  await runJobs()
  expect(await seenAt('/hours')).toContain('Open on Monday.')
  now = new Date(later.getTime() + 1000)
  await runJobs()
  expect(await seenAt('/hours')).toContain('Open on Tuesday.')
  expect(await read(page.id)).toMatchObject({ status: 'published', version: planned.version })
  expect(await listed()).toMatchObject({ status: 'published', has_changes: false })
  expect(await runJobs()).toBe(0)
})

test('F-POST-14 a planned change can be cancelled, made anew, published at once, and keeps its URL', async () => {
  const inAnHour = () => new Date(now.getTime() + 3_600_000).toISOString()
  const page = await save({
    type: 'page',
    title: 'Prices',
    url: '/prices',
    status: 'published',
    value: text('Ten.'),
  })
  const planned = await save({
    id: page.id,
    version: page.version,
    status: 'scheduled',
    publish_at: inAnHour(),
    value: text('Eleven.'),
  })
  const moved = await editor.post('/api/posts', {
    id: page.id,
    version: planned.version,
    url: '/other-prices',
    status: 'scheduled',
    publish_at: inAnHour(),
  })
  expect([moved.status, moved.body.error?.code]).toEqual([422, 'post.plan_url'])
  const author = await site.as('author')
  expect((await author.post(`/api/posts/${page.id}/cancel-plan`)).status).toBe(404)
  const cancelled = (await editor.post(`/api/posts/${page.id}/cancel-plan`)).body.d
  expect(cancelled).toMatchObject({ status: 'published', version: 3 })
  expect(JSON.stringify(cancelled.value)).toContain('Ten.')
  expect((await editor.post(`/api/posts/${page.id}/cancel-plan`)).body.error?.code).toBe('post.plan_missing')
  now = new Date(now.getTime() + 7_200_000)
  await runJobs()
  expect(await seenAt('/prices')).toContain('Ten.')
  const again = await save({
    id: page.id,
    version: 3,
    status: 'scheduled',
    publish_at: inAnHour(),
    value: text('Twelve.'),
  })
  await save({ id: page.id, version: again.version, status: 'published' })
  expect(await seenAt('/prices')).toContain('Twelve.')
})

test('3.5 a post says when its planned change comes; giving it up, or going back, keeps what was unsaved as a version', async () => {
  const at = new Date(now.getTime() + 3_600_000).toISOString()
  const page = await save({
    type: 'page',
    title: 'Late hours',
    url: '/late-hours',
    status: 'published',
    value: text('Till five.'),
  })
  const opened = async () => (await editor.get(`/api/posts/${page.id}`, { source: 'editor' })).body.d
  expect(page.planned_change_at).toBeNull()
  const planned = await save({
    id: page.id,
    version: page.version,
    status: 'scheduled',
    publish_at: at,
    value: text('Till six.'),
  })
  expect(planned.planned_change_at).toBe(at)
  const listed = async (id: string) => {
    const { items } = (await editor.get('/api/posts', { type: 'page', status: 'scheduled' })).body.d
    return items.find((one: { id: string }) => one.id === id)
  }
  expect(await listed(page.id)).toMatchObject({ has_changes: true })
  const live = async (id: string) => (await editor.get(`/api/posts/${id}/versions/live`)).body.d
  expect(JSON.stringify((await live(page.id)).value)).toContain('Till five.')
  await save({ id: page.id, version: planned.version, autosave: true, value: text('Till seven.') })
  expect(await opened()).toMatchObject({ is_working: true, planned_change_at: at })
  expect((await site.visitor().get(`/api/posts/${page.id}`)).body.d.planned_change_at).toBeNull()
  const newest = (await editor.post(`/api/posts/${page.id}/cancel-plan`)).body.d
  expect([newest.planned_change_at, newest.status]).toEqual([null, 'published'])
  const version = async (number: number) =>
    JSON.stringify((await editor.get(`/api/posts/${page.id}/versions/${number}`)).body.d?.value)
  expect(await version(newest.version - 1)).toContain('Till seven.')
  await save({ id: page.id, version: newest.version, autosave: true, value: text('Till eight.') })
  const back = (await editor.post(`/api/posts/${page.id}/restore`, { number: planned.version })).body.d
  expect(await version(back.version - 1)).toContain('Till eight.')
  expect(await seenAt('/late-hours')).toContain('Till six.')
  const draft = await save({
    type: 'page',
    title: 'Soon',
    status: 'scheduled',
    publish_at: at,
    value: text('Soon.'),
  })
  expect(draft.planned_change_at).toBeNull()
  expect(await live(draft.id)).toBeNull()
  // Nobody reads it yet: unsaved words are no change of what is live.
  await save({ id: draft.id, version: draft.version, autosave: true, value: text('Soon, and more.') })
  expect(await listed(draft.id)).toMatchObject({ has_changes: false })
})

test('F-POST-14 the end of what stands comes first; what was planned for later still comes', async () => {
  const after = (minutesFromNow: number) => new Date(now.getTime() + minutesFromNow * 60_000)
  const [end, back] = [after(10), after(60)]
  const page = await save({
    type: 'page',
    title: 'Market',
    url: '/market',
    status: 'published',
    unpublish_at: end.toISOString(),
    value: text('In spring.'),
  })
  await save({
    id: page.id,
    version: page.version,
    status: 'scheduled',
    publish_at: back.toISOString(),
    unpublish_at: null,
    value: text('In autumn.'),
  })
  expect(await seenAt('/market')).toContain('In spring.')
  now = new Date(end.getTime() + 1000)
  await runJobs()
  expect(await seenAt('/market')).toBe('not_found')
  now = new Date(back.getTime() + 1000)
  await runJobs()
  expect(await seenAt('/market')).toContain('In autumn.')
})

test('F-POST-01 F-POST-02 a parent that goes for good leaves its pages at the top; two values of one name are refused', async () => {
  const parent = await save({ type: 'page', title: 'Upper', status: 'published' })
  const child = await save({ type: 'page', title: 'Lower', status: 'published', parent_id: parent.id })
  expect((await editor.delete(`/api/posts/${parent.id}`, { forever: true })).status).toBe(200)
  expect(await read(child.id)).toMatchObject({ parent_id: null, url: '/upper/lower' })
  const twice = await editor.post('/api/posts', {
    type: 'page',
    title: 'Twice',
    metas: [
      { name: 'colour', value: 'red' },
      { name: 'colour', value: 'blue' },
    ],
  })
  expect([twice.status, twice.body.error?.message]).toEqual([
    422,
    'There are two values for colour. Please send one.',
  ])
})

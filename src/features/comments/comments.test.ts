/** Comments over HTTP, as readers, authors and moderators meet them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '#platform/viewer.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let postId: string
let moderator: Client

beforeAll(async () => {
  site = await testSite()
  moderator = await site.as('editor', 'Edda')
  postId = await publishPost()
})
afterAll(() => site.close())

/** A live post, put straight into the tables: how posts are saved is content's own test. */
async function publishPost(): Promise<string> {
  const { platform } = site
  const now = new Date('2026-01-01T00:00:00Z')
  const id = platform.newId()
  const versionId = platform.newId()
  const title = 'Glaze diary'
  const url = `/journal/${id}`
  await platform.db
    .insertInto('post')
    .values({
      id,
      type: 'post',
      created_by: null,
      created_at: now,
      updated_at: now,
      current_number: 1,
    })
    .execute()
  await platform.db
    .insertInto('post_version')
    .values({
      id: versionId,
      post_id: id,
      number: 1,
      author_id: null,
      title,
      slug: id,
      url,
      description: '',
      status: 'published',
      value: '[]',
      metas: '[]',
      layout: null,
      category_id: null,
      tags: [],
      parent_id: null,
      based_on: null,
      created_at: now,
    })
    .execute()
  await platform.db
    .insertInto('live')
    .values({
      post_id: id,
      version_id: versionId,
      type: 'post',
      url,
      slug: id,
      title,
      description: '',
      status: 'published',
      category_id: null,
      tags: [],
      parent_id: null,
      created_by: null,
      image: null,
      publish_at: now,
      updated_at: now,
      text: '',
    })
    .execute()
  return id
}

const write = (who: Client, value: string, parent_id?: string) =>
  who.post('/api/posts/notes', { post_id: postId, value, ...(parent_id ? { parent_id } : {}) })
const read = async (who: Client) => (await who.get('/api/posts/notes', { postId })).body

test('F-COM-02 a visitor may read but is asked to log in to write', async () => {
  expect(await read(site.visitor())).toMatchObject({ is_logged_in: false })
  const answer = await write(site.visitor(), 'Hello')
  expect(answer.status).toBe(401)
  expect(answer.body.error).toMatchObject({ code: 'session.missing', message: 'Please login' })
})

test('F-COM-02 F-CONST-09 256 characters are accepted, 257 are not, and emoji count once', async () => {
  const reader = await site.as('member')
  expect((await write(reader, '🏺'.repeat(256))).status).toBe(200)
  const tooLong = await write(reader, 'a'.repeat(257))
  expect(tooLong.status).toBe(400)
  expect(tooLong.body.error?.message).toMatch(/at most 256 characters/i)
  expect((await write(reader, '   ')).status).toBe(400)
})

test('F-COM-05 F-COM-06 the first comment waits, its author sees it, a moderator approves, later ones pass', async () => {
  const reader = await site.as('member', 'Rana')
  const other = await site.as('member', 'Otto')
  const made = await write(reader, 'Which clay is this?')
  expect(made.body.d).toMatchObject([
    { value: 'Which clay is this?', status: 'pending', created_by_name: 'Rana', is_admin: false },
  ])
  const { id } = made.body.d[0]
  const sees = async (who: Client) => (await read(who)).d.some((comment: { id: string }) => comment.id === id)
  expect([await sees(reader), await sees(other), await sees(site.visitor()), await sees(moderator)]).toEqual([
    true,
    false,
    false,
    true,
  ])

  const approved = await moderator.post('/api/posts/notes', { id, post_id: postId, status: 'approved' })
  expect(approved.body.d).toMatchObject([{ id, status: 'approved', is_admin: true }])
  expect(await sees(site.visitor())).toBe(true)
  expect((await write(reader, 'And the glaze?')).body.d[0].status).toBe('approved')
})

test('F-COM-05 only moderators set a status, and any of the six', async () => {
  const reader = await site.as('member')
  const { id } = (await write(reader, 'Set me')).body.d[0]
  const refused = await reader.post('/api/posts/notes', { id, post_id: postId, status: 'approved' })
  expect(refused.status).toBe(403)
  for (const status of [
    'flagged-abusive',
    'denied',
    'approved',
    'flagged-misinformation',
    'pending',
    'flagged-inappropriate',
  ]) {
    expect((await moderator.post('/api/posts/notes', { id, post_id: postId, status })).body.d[0].status).toBe(
      status,
    )
  }
  expect((await moderator.post('/api/posts/notes', { id, post_id: postId, status: 'liked' })).status).toBe(
    400,
  )
})

test('F-COM-04 a like toggles and counts once a person, also when sent many times at once', async () => {
  const { id } = (await write(moderator, 'Like me')).body.d[0]
  const reader = await site.as('member')
  const like = () => reader.post('/api/posts/notes', { id, post_id: postId, type: 'like' })
  expect((await like()).body.d[0]).toMatchObject({ likes: 1, user_liked: true })
  expect((await like()).body.d[0]).toMatchObject({ likes: 0, user_liked: false })
  await Promise.all(Array.from({ length: 9 }, like))
  const { d } = await read(reader)
  expect(d.find((comment: { id: string }) => comment.id === id)).toMatchObject({ likes: 1, user_liked: true })
})

test('F-COM-01 replies name their parent, and a parent of another post is refused', async () => {
  const parent = (await write(moderator, 'Parent')).body.d[0]
  const reply = await write(moderator, 'Reply', parent.id)
  expect(reply.body.d[0].parent_id).toBe(parent.id)
  const elsewhere = await publishPost()
  const wrong = await moderator.post('/api/posts/notes', {
    post_id: elsewhere,
    value: 'x',
    parent_id: parent.id,
  })
  expect(wrong.status).toBe(404)
})

test('a note on what is not public answers 404', async () => {
  const reader = await site.as('member')
  const answer = await reader.post('/api/posts/notes', { post_id: site.platform.newId(), value: 'x' })
  expect(answer.status).toBe(404)
})

test('F-COM-07 the queue shows each status with its count, to moderators only', async () => {
  const { body } = await moderator.get('/api/comments', { status: 'approved', limit: '2' })
  expect(body.d).toHaveLength(2)
  expect(body.d[0]).toMatchObject({ status: 'approved', post_title: 'Glaze diary' })
  expect(body.counts.approved).toBe(body.pagination.total)
  expect((await (await site.as('author')).get('/api/comments')).status).toBe(403)
})

test('F-COM-02 unknown keys, likes and names from outside are refused', async () => {
  const reader = await site.as('member')
  for (const extra of [{ likes: 9 }, { created_by_name: 'Ines' }, { is_admin: true }, { user_liked: true }]) {
    const answer = await reader.post('/api/posts/notes', { post_id: postId, value: 'x', ...extra })
    expect(answer.status).toBe(400)
  }
  expect(visitor.can('comments.write')).toBe(false)
})

test('2.9 a like and a status are of a comment under its own post, and of one that visitors see', async () => {
  const reader = await site.as('member')
  const comment = (await write(moderator, 'Under its own post')).body.d[0]
  const elsewhere = await publishPost()
  const send = async (who: Client, post_id: string, more: Record<string, unknown>) =>
    (await who.post('/api/posts/notes', { id: comment.id, post_id, ...more })).status
  expect(await send(reader, elsewhere, { type: 'like' })).toBe(404)
  expect(await send(moderator, elsewhere, { status: 'denied' })).toBe(404)
  const page = (
    await moderator.post('/api/posts', { type: 'post', title: 'Comes and goes', status: 'published' })
  ).body.d
  const [made] = (await moderator.post('/api/posts/notes', { post_id: page.id, value: 'Soon out of sight' }))
    .body.d
  const act = async (who: Client, more: Record<string, unknown>) =>
    (await who.post('/api/posts/notes', { id: made.id, post_id: page.id, ...more })).status
  expect(await act(reader, { type: 'like' })).toBe(200)
  const queued = async () =>
    (await moderator.get('/api/comments')).body.d.some(({ id }: { id: string }) => id === made.id)
  expect(await queued()).toBe(true)
  const off = (await moderator.post('/api/posts', { id: page.id, version: page.version, status: 'draft' }))
    .body.d
  expect([
    await act(reader, { type: 'like' }),
    await act(moderator, { status: 'denied' }),
    await queued(),
  ]).toEqual([404, 404, false])
  await moderator.post('/api/posts', { id: page.id, version: off.version, status: 'published' })
  expect([
    await act(reader, { type: 'like' }),
    await act(moderator, { status: 'denied' }),
    await queued(),
  ]).toEqual([200, 200, true])
})

test('F-COM-02 moderators answer under a closed post and begin nothing there; what has no page has no comments', async () => {
  const open = (
    await moderator.post('/api/posts', { type: 'post', title: 'To be closed', status: 'published' })
  ).body.d
  const [first] = (await moderator.post('/api/posts/notes', { post_id: open.id, value: 'First' })).body.d
  await moderator.post('/api/posts', {
    id: open.id,
    version: open.version,
    metas: [{ name: 'comments_state', value: 'closed' }],
  })
  const begun = await moderator.post('/api/posts/notes', { post_id: open.id, value: 'Another' })
  expect(begun.body.error?.code).toBe('comments.closed')
  expect(
    (await moderator.post('/api/posts/notes', { post_id: open.id, value: 'An answer', parent_id: first.id }))
      .status,
  ).toBe(200)
  const administrator = await site.as('administrator')
  const layout = (
    await administrator.post('/api/posts', {
      type: 'layout',
      title: 'Frame',
      status: 'published',
      value: [{ id: 'comments01', type: 'comments', state: {}, children: [] }],
    })
  ).body.d
  expect(
    (await administrator.post('/api/posts/notes', { post_id: layout.id, value: 'On a layout' })).status,
  ).toBe(404)
})

test('F-COM-02 a comment of signs that nobody sees is empty', async () => {
  for (const value of [
    '\u200b',
    '\u200b\u200d \ufeff',
    '\u2060\u180e',
    '\u3164\u115f',
    '\u2800',
    '\u00ad',
    '\u202e',
    '\ufe0f',
  ]) {
    const { status, body } = await write(moderator, value)
    expect([status, body.error?.message], JSON.stringify(value)).toEqual([
      400,
      expect.stringContaining('Please write something.'),
    ])
  }
  expect((await write(moderator, '👩\u200d🚒')).status).toBe(200)
})

/** F-COM-07: readers report comments, what looks like spam waits, and moderators decide on both. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let moderator: Client
let known: Client
let postId: string

beforeAll(async () => {
  site = await testSite()
  moderator = await site.as('editor', 'Edda')
  known = await site.as('member', 'Rana')
  postId = (await moderator.post('/api/posts', { type: 'post', title: 'Glaze diary', status: 'published' }))
    .body.d.id
  const first = await write(known, 'My first words here')
  await decide(first.id, 'approved')
})
afterAll(() => site.close())

const write = async (who: Client, value: string) =>
  (await who.post('/api/posts/notes', { post_id: postId, value })).body.d[0]
const decide = async (id: string, status: string, more = {}) =>
  (await moderator.post('/api/posts/notes', { id, post_id: postId, status, ...more })).status
const report = (who: Client, id: string, reason = 'abusive') =>
  who.post(`/api/comments/${id}/report`, { reason })
const queue = async (status: string) => (await moderator.get('/api/comments', { status })).body
const isOnPage = async (id: string) =>
  (await site.visitor().get('/api/posts/notes', { postId })).body.d.some(
    (one: { id: string }) => one.id === id,
  )

test('F-COM-07 a visitor and a member report a comment; it stays on its page and waits in the queue with the reasons', async () => {
  const { id } = await write(known, 'You are all fools')
  const reader = await site.as('member', 'Otto')
  expect((await report(site.visitor(), id, 'misinformation')).status).toBe(200)
  expect([(await report(reader, id)).status, (await report(reader, id)).status]).toEqual([200, 200])
  expect(await isOnPage(id)).toBe(true)
  const { d, counts } = await queue('reported')
  expect(counts.reported).toBe(1)
  expect(d).toMatchObject([
    {
      id,
      status: 'approved',
      reports: [
        { reason: 'abusive', count: 1 },
        { reason: 'misinformation', count: 1 },
      ],
    },
  ])
  expect((await moderator.get('/api/dashboard/summary')).body.d.comments).toMatchObject({ reported: 1 })

  expect(await decide(id, 'flagged-abusive')).toBe(200)
  expect(await isOnPage(id)).toBe(false)
  expect((await queue('reported')).counts.reported).toBe(0)
  expect(await decide(id, 'approved', { is_undo: true })).toBe(200)
  expect((await queue('reported')).d).toMatchObject([{ id, reports: [{ count: 1 }, { count: 1 }] }])
  expect(await decide(id, 'approved')).toBe(200)
  expect((await queue('reported')).d).toEqual([])
})

test('F-COM-07 nobody reports the own comment, one that readers do not see, or with a reason that is none', async () => {
  const { id } = await write(known, 'Quite all right')
  expect((await report(known, id)).body.error?.code).toBe('comments.own')
  expect((await report(site.visitor(), id, 'boring')).status).toBe(400)
  const waiting = await write(await site.as('member', 'New'), 'My first comment')
  expect((await report(site.visitor(), waiting.id)).status).toBe(404)
  expect((await report(site.visitor(), site.platform.newId())).status).toBe(404)
})

test('F-COM-07 links, held words and words sent twice make the comment of a known account wait, and the queue says why', async () => {
  const spam = await write(
    known,
    'buy V I A G R A? no: viagra https://a.example https://b.example www.c.example',
  )
  expect(spam.status).toBe('pending')
  expect((await write(known, 'Cheap loans at best-loan.shop and other.xyz')).status).toBe('pending')
  expect((await write(known, 'We met at the CASINO, again')).status).toBe('pending')
  expect((await write(known, 'One link is fine: https://a.example')).status).toBe('approved')
  expect((await write(known, 'The specialist said so')).status).toBe('approved')
  expect((await write(known, 'This glaze is from the valley')).status).toBe('approved')
  expect((await write(known, 'This glaze is from the valley')).status).toBe('pending')
  expect((await write(known, 'Thanks!')).status).toBe('approved')
  expect((await write(known, 'Thanks!')).status).toBe('approved')
  const { d } = await queue('pending')
  expect(d.find((one: { id: string }) => one.id === spam.id).held_for).toEqual([
    '3 links',
    'the word “viagra”',
  ])
})

test('F-COM-07 how many links and which words are settings', async () => {
  const administrator = await site.as('administrator')
  await administrator.post('/api/options', { name: 'comments_held_links', value: 0 })
  await administrator.post('/api/options', { name: 'comments_held_words', value: ['釉薬'] })
  expect((await write(known, 'See https://a.example and https://b.example')).status).toBe('approved')
  expect((await write(known, 'About the 釉薬 here')).status).toBe('pending')
  expect((await write(known, 'Off to the casino')).status).toBe('approved')
})

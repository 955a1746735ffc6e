/** Who writes on a post: one at a time, in every process, until silence says otherwise. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { presence as times } from '#constants.ts'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

const clock = fixedClock(new Date('2026-05-04T09:00:00Z'))
let site: TestSite
let ines: Client
let ben: Client

beforeAll(async () => {
  site = await testSite({ clock })
  ines = await site.as('editor', 'Ines')
  ben = await site.as('editor', 'Ben')
})
afterAll(() => site.close())

async function newPost(): Promise<string> {
  const { body } = await ines.post('/api/posts', { type: 'page', title: 'Shared', value: [] })
  return body.d.id
}

async function say(person: Client, id: string, tab: string, act = 'beat') {
  const { status, body } = await person.post(`/api/posts/${id}/presence`, { tab, act })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.d
}

test('F-EDIT-12 the first to open a post writes; the next is told who and since when, and the list says it too', async () => {
  const id = await newPost()
  expect((await say(ines, id, 'ines-window')).writer).toMatchObject({
    name: 'Ines',
    is_here: true,
    since: '2026-05-04T09:00:00.000Z',
  })
  clock.advance(60_000)
  await say(ines, id, 'ines-window')
  const answer = await say(ben, id, 'ben-window')
  expect(answer.writer).toEqual({
    user_id: ines.viewer.id,
    name: 'Ines',
    avatar: null,
    since: '2026-05-04T09:00:00.000Z',
    is_me: false,
    is_here: false,
    tab: null,
  })
  const listed = async () =>
    (await ben.get('/api/posts', { type: 'page' })).body.d.items.find(
      (item: { id: string }) => item.id === id,
    )
  expect((await listed()).writer).toEqual({ name: 'Ines', since: '2026-05-04T09:00:00.000Z' })
  const seen = await site.visitor().get('/api/posts', { type: 'page' })
  expect(JSON.stringify(seen.body)).not.toContain('Ines')
  await say(ines, id, 'ines-window', 'leave')
  expect((await say(ben, id, 'ben-window')).writer).toMatchObject({ name: 'Ben', is_here: true })
})

test('F-EDIT-12 who is silent too long is gone; coming back they are told who writes now', async () => {
  const id = await newPost()
  await say(ines, id, 'ines-window')
  clock.advance(times.goneMs - 1)
  expect((await say(ben, id, 'ben-window')).writer.name).toBe('Ines')
  clock.advance(2)
  expect((await say(ben, id, 'ben-window')).writer).toMatchObject({ name: 'Ben', is_here: true })
  expect((await say(ines, id, 'ines-window')).writer).toMatchObject({ name: 'Ben', is_here: false })
})

test('F-EDIT-12 a page is asked for: refused, handed over, or taken where no answer comes', async () => {
  const id = await newPost()
  await say(ines, id, 'ines-window')
  await say(ben, id, 'ben-window')
  // Nobody takes what he did not ask for.
  expect((await say(ben, id, 'ben-window', 'take')).writer.name).toBe('Ines')
  expect((await say(ben, id, 'ben-window', 'hand_over')).writer.name).toBe('Ines')

  expect((await say(ben, id, 'ben-window', 'ask')).question).toBe('asked')
  expect((await say(ines, id, 'ines-window')).asked_by).toMatchObject({ name: 'Ben' })
  expect((await say(ines, id, 'ines-window', 'go_on')).asked_by).toBeNull()
  expect(await say(ben, id, 'ben-window')).toMatchObject({ question: 'refused', writer: { name: 'Ines' } })

  await say(ben, id, 'ben-window', 'ask')
  expect((await say(ines, id, 'ines-window', 'hand_over')).writer).toMatchObject({
    name: 'Ben',
    is_here: false,
  })
  expect((await say(ben, id, 'ben-window')).writer).toMatchObject({ name: 'Ben', is_here: true })

  await say(ines, id, 'ines-window', 'ask')
  clock.advance(times.answerMs - 1)
  await say(ben, id, 'ben-window')
  expect((await say(ines, id, 'ines-window')).writer.name).toBe('Ben')
  clock.advance(1)
  expect(await say(ines, id, 'ines-window')).toMatchObject({
    writer: { name: 'Ines', is_here: true },
    took_over: true,
  })
})

test('F-EDIT-12 in another window of the same person it goes on at once', async () => {
  const id = await newPost()
  await say(ines, id, 'ines-window')
  const second = await say(ines, id, 'ines-second')
  expect(second.writer).toMatchObject({ is_me: true, is_here: false, tab: 'ines-window' })
  expect((await say(ines, id, 'ines-second', 'take')).writer).toMatchObject({ is_here: true })
  expect((await say(ines, id, 'ines-window')).writer).toMatchObject({ is_here: false, tab: 'ines-second' })
})

test('F-EDIT-12 of many who open a post at the same moment exactly one writes', async () => {
  const id = await newPost()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => say(index % 2 ? ben : ines, id, `window-${index}-x`)),
  )
  expect(answers.filter(({ writer }) => writer.is_here)).toHaveLength(1)
})

test('F-EDIT-12 who may not write a post cannot be present at it, nor learn who is; a window is not another person’s', async () => {
  const id = await newPost()
  await say(ines, id, 'ines-window')
  for (const [client, statuses] of [
    [await site.as('author'), [404]],
    [await site.as('shop_manager'), [404]],
    [await site.as('member'), [403]],
    [site.visitor(), [401]],
  ] as const) {
    const answer = await client.post(`/api/posts/${id}/presence`, { tab: 'some-window' })
    expect(statuses).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toContain('Ines')
  }
  expect((await ben.post(`/api/posts/${id}/presence`, { tab: 'ines-window' })).status).toBe(409)
})

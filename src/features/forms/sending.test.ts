/** Forms that are sent twice, filled by robots, or defined wrongly. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { keyLifeMs } from '#platform/database/answerOnce.ts'
import { sweepKeys } from '#features/site/jobs/sweepKeys.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'))
let site: TestSite
let admin: Client

beforeAll(async () => {
  site = await testSite({ clock })
  admin = await site.as('administrator')
})
afterAll(() => site.close())

const saveForm = (fields: unknown) =>
  admin.post('/api/posts', {
    type: 'form',
    title: `Form ${site.platform.newId()}`,
    status: 'published',
    value: [],
    metas: [{ name: 'fields', value: typeof fields === 'string' ? fields : JSON.stringify(fields) }],
  })

/** An open form in the hands of somebody who has not sent anything yet. */
async function openForm(fields: unknown = [{ name: 'name', title: 'Name', type: 'string' }]) {
  const { id } = (await saveForm(fields)).body.d
  const person = await site.as('member')
  const { token } = (await person.get(`/api/forms/${id}`)).body
  clock.advance(5000)
  const send = (value: unknown, key?: string, more = {}) =>
    person.call('POST', `/api/forms/${id}`, { token, value, ...more }, key ? { 'idempotency-key': key } : {})
  const kept = async (status?: string) =>
    (await admin.get(`/api/forms/${id}/data`, status ? { status } : {})).body.d
  return { id, send, kept }
}

test('F-FORM-02 the same entry sent twice, or ten times at once, is kept once and answered alike', async () => {
  const { send, kept } = await openForm()
  const first = await send({ name: 'Ada' }, 'key-1')
  const second = await send({ name: 'Ada' }, 'key-1')
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect(await kept()).toHaveLength(1)
  const { send: sendAtOnce, kept: keptAtOnce } = await openForm()
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendAtOnce({ name: 'Bob' }, 'key-2')))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await keptAtOnce()).toHaveLength(1)
})

test('F-FORM-02 a planted fault: without its key the second sending is seen to be kept', async () => {
  const { send, kept } = await openForm()
  await send({ name: 'Ada' })
  await send({ name: 'Ada' })
  expect(await kept()).toHaveLength(2)
})

test('F-FORM-02 a key says nothing for other content, another form, or an entry that was refused', async () => {
  const { send, kept } = await openForm()
  expect((await send({ name: 7 }, 'k')).status).toBe(422)
  expect((await send({ name: 'Ada' }, 'k')).status).toBe(200)
  const other = await send({ name: 'Bob' }, 'k')
  expect([other.status, other.body.error?.code]).toEqual([409, 'form.key_reused'])
  expect(await kept()).toHaveLength(1)
  const another = await openForm()
  expect((await another.send({ name: 'Ada' }, 'k')).status).toBe(200)
  expect(await another.kept()).toHaveLength(1)
})

test('F-FORM-02 a field of a form in a sentence is called by its words alone: where it is missing, in files, in the email', async () => {
  const fields = [{ name: 'place', title: 'from …. We have too much', type: 'string', is_required: true }]
  const { id } = (
    await admin.post('/api/posts', {
      type: 'form',
      title: 'Hello',
      status: 'published',
      value: [],
      metas: [
        { name: 'fields', value: JSON.stringify(fields) },
        { name: 'recipient', value: 'desk@example.com' },
      ],
    })
  ).body.d
  const person = await site.as('member')
  const { token } = (await person.get(`/api/forms/${id}`)).body
  clock.advance(5000)
  const refused = await person.post(`/api/forms/${id}`, { token, value: {} })
  expect(JSON.stringify(refused.body)).toContain('"from is needed"')
  expect((await person.post(`/api/forms/${id}`, { token, value: { place: 'Leith' } })).status).toBe(200)
  expect((await admin.get(`/api/forms/${id}/data`, { format: 'csv' })).body.d).toContain(
    'sent,status,from\r\n',
  )
  const { payload } = await site.platform.db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', 'like', 'form % desk@example.com')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ text: expect.stringMatching(/^from\nLeith\n/) })
})

test('F-FORM-02 a field that asks for a website is no trap, and the trap is a trap without saying so', async () => {
  const { send, kept } = await openForm([{ name: 'website', title: 'Your website', type: 'string' }])
  const honest = await send({ website: 'https://pots.example' })
  const robot = await send({ website: 'https://spam.example' }, undefined, {
    website: 'https://spam.example',
  })
  expect(robot.body).toEqual(honest.body)
  expect(await kept('new')).toMatchObject([{ value: { website: 'https://pots.example' } }])
  expect(await kept('spam')).toHaveLength(1)
})

const broken: [string, unknown][] = [
  ['no JSON', '{"name'],
  ['no list', { name: 'a' }],
  ['no name', [{ title: 'A', type: 'string' }]],
  ['a name that starts with a digit', [{ name: '1a', title: 'A', type: 'string' }]],
  ['a name with a hyphen', [{ name: 'your-website', title: 'A', type: 'string' }]],
  ['an unknown type', [{ name: 'a', title: 'A', type: 'script' }]],
  ['an unknown key', [{ name: 'a', title: 'A', type: 'string', onload: 'alert(1)' }]],
  [
    'two of a name',
    [
      { name: 'a', title: 'A', type: 'string' },
      { name: 'a', title: 'B', type: 'text' },
    ],
  ],
  [
    'two of a name in a row',
    [
      {
        name: 'a',
        title: 'A',
        type: 'arr-object',
        fields: [
          { name: 'b', title: 'B', type: 'string' },
          { name: 'b', title: 'B', type: 'string' },
        ],
      },
    ],
  ],
  [
    'rows in rows',
    [
      {
        name: 'a',
        title: 'A',
        type: 'arr-object',
        fields: [{ name: 'b', title: 'B', type: 'arr-object', fields: [] }],
      },
    ],
  ],
  [
    'more than a hundred',
    Array.from({ length: 101 }, (_, i) => ({ name: `f${i}`, title: 'F', type: 'string' })),
  ],
  ['nested without end', `${'[{"fields":'.repeat(5000)}1${'}]'.repeat(5000)}`],
]

test.each(broken)(
  'F-TYPE-02 F-FORM-01 fields with %s are refused when the form is saved, and nothing is kept',
  async (_, fields) => {
    const posts = async () => (await admin.get('/api/posts', { type: 'form' })).body.pagination?.total
    const before = await posts()
    const answer = await saveForm(fields)
    expect([answer.status, answer.body.error?.code], JSON.stringify(answer.body).slice(0, 200)).toEqual([
      422,
      'form.fields_broken',
    ])
    expect(await posts()).toBe(before)
  },
)

test.each(broken.filter(([, fields]) => Array.isArray(fields)))(
  'F-TYPE-02 fields with %s are refused for a content type too',
  async (_, fields) => {
    expect((await admin.post('/api/types', { slug: 'recipe', title: 'Recipe', fields })).status).toBe(400)
  },
)

test('F-TYPE-02 a form whose fields were broken before can still be thrown away', async () => {
  const { id } = (await saveForm([])).body.d
  await site.platform.db
    .updateTable('post_version')
    .set({ metas: JSON.stringify([{ name: 'fields', value: '{' }]) })
    .where('post_id', '=', id)
    .execute()
  expect((await admin.delete(`/api/posts/${id}`)).status).toBe(200)
})

test('F-FORM-02 keys are forgotten after a week', async () => {
  const { send } = await openForm()
  await send({ name: 'Ada' }, 'old')
  const count = async () => (await site.platform.db.selectFrom('idempotency').select('key').execute()).length
  const before = await count()
  clock.advance(keyLifeMs - 1000)
  await sweepKeys.run(site.platform, {})
  clock.advance(2000)
  await sweepKeys.run(site.platform, {})
  expect([before > 0, await count()]).toEqual([true, 0])
})

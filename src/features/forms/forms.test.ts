/** Forms over HTTP: what visitors send and what editors read. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { fieldTitle } from './fieldTitle.ts'
import { checkValues, fieldTypes, type FieldDefinition } from './fieldDefinition.ts'

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'))
let site: TestSite
let editor: Client
let formId: string

const fields: FieldDefinition[] = [
  { name: 'name', title: 'Your name', type: 'string', is_required: true },
  { name: 'email', title: 'Email', type: 'string', is_required: true },
  { name: 'day', title: 'Day', type: 'dropdown', choices: ['Saturday', 'Sunday'] },
  { name: 'people', title: 'People', type: 'number' },
]

beforeAll(async () => {
  site = await testSite({ clock })
  editor = await site.as('editor')
  const admin = await site.as('administrator')
  const saved = await admin.post('/api/posts', {
    type: 'form',
    title: 'Workshop',
    status: 'published',
    value: [],
    metas: [
      { name: 'fields', value: JSON.stringify(fields) },
      { name: 'thanks', value: 'See you at the wheel.' },
    ],
  })
  formId = saved.body.d.id
})
afterAll(() => site.close())

async function fill(value: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const { body } = await site.visitor().get(`/api/forms/${formId}`)
  clock.advance(5000)
  return site.visitor().post(`/api/forms/${formId}`, { token: body.token, value, ...more })
}

test('F-FORM-02 a submission is in the table of its form and in its CSV', async () => {
  const sent = await fill(
    { name: 'Ada', email: 'ada@example.org', day: 'Saturday', people: 2 },
    { page_url: '/workshops' },
  )
  expect(sent.body.d).toEqual({ thanks: 'See you at the wheel.' })
  const { body } = await editor.get(`/api/forms/${formId}/data`)
  expect(body.d).toMatchObject([{ status: 'new', page_url: '/workshops', value: { name: 'Ada', people: 2 } }])
  expect(body.counts).toEqual({ new: 1 })
  const csv = await editor.get(`/api/forms/${formId}/data`, { format: 'csv' })
  expect(csv.body.d).toContain('sent,status,Your name,Email,Day,People')
  expect(csv.body.d).toContain(',new,Ada,ada@example.org,Saturday,2')
})

test('F-FORM-01 each field that does not fit is named, and nothing is kept', async () => {
  const before = (await editor.get(`/api/forms/${formId}/data`)).body.pagination.total
  const answer = await fill({ name: '', day: 'Monday', people: 'two', likes: 1 })
  expect(answer.status).toBe(422)
  expect(answer.body.error?.data.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'day',
    'email',
    'likes',
    'name',
    'people',
  ])
  expect((await editor.get(`/api/forms/${formId}/data`)).body.pagination.total).toBe(before)
})

test('F-FORM-02 robots are kept out: the trap marks spam, a forged, early or old token is refused', async () => {
  const good = { name: 'Bot', email: 'b@example.org' }
  await fill(good, { website: 'https://spam.example' })
  expect((await editor.get(`/api/forms/${formId}/data`, { status: 'spam' })).body.d).toHaveLength(1)
  const { token } = (await site.visitor().get(`/api/forms/${formId}`)).body
  const send = (with_token: string) =>
    site.visitor().post(`/api/forms/${formId}`, { token: with_token, value: good })
  expect((await send(token)).body.error?.code).toBe('form.too_fast')
  expect((await send('x.y')).body.error?.code).toBe('form.stale')
  clock.advance(13 * 3_600_000)
  expect((await send(token)).body.error?.code).toBe('form.stale')
})

test('F-FORM-01 a date has a first and a last day, counted from the day that it is on the site', async () => {
  const { id } = await saveForm('published', [
    { name: 'day', title: 'Day', type: 'date', from_day: 'today', until_day: 'today+30' },
  ])
  const send = async (day: string) => {
    const { token } = (await site.visitor().get(`/api/forms/${id}`)).body
    clock.advance(5000)
    return site.visitor().post(`/api/forms/${id}`, { token, value: { day } })
  }
  const today = clock.now().toISOString().slice(0, 10)
  const later = (days: number) =>
    new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  expect((await send(today)).status).toBe(200)
  expect((await send(later(30))).status).toBe(200)
  const early = await send(later(-1))
  expect(early.status).toBe(422)
  expect(early.body.error?.data.fields).toEqual([
    { field: 'day', message: expect.stringMatching(/^Day: choose November \d+, 2026 or a later day\.$/) },
  ])
  expect((await send(later(31))).body.error?.data.fields[0]?.message).toContain('or an earlier day.')
})

test('F-FORM-02 entries are marked and deleted by those who may', async () => {
  const { id } = (await editor.get(`/api/forms/${formId}/data`, { status: 'spam' })).body.d[0]
  expect(
    (await editor.post(`/api/forms/${formId}/data`, { ids: [id], status: 'archived', is_starred: true })).body
      .d,
  ).toEqual({ changed: 1 })
  expect((await editor.delete(`/api/forms/${formId}/data`, { ids: [id] })).body.d).toEqual({ removed: 1 })
  expect((await (await site.as('author')).get(`/api/forms/${formId}/data`)).status).toBe(403)
  expect((await site.visitor().get(`/api/forms/${formId}/data`)).status).toBe(401)
})

test('a cell that a spreadsheet would run stays text', async () => {
  await fill({ name: '=HYPERLINK("http://x")', email: 'c@example.org' })
  expect((await editor.get(`/api/forms/${formId}/data`, { format: 'csv' })).body.d).toContain(
    `"'=HYPERLINK(""http://x"")"`,
  )
})

test('F-TYPE-02 F-FORM-01 every field type takes what fits and refuses what does not', () => {
  const samples: Record<(typeof fieldTypes)[number], [good: unknown, bad: unknown]> = {
    string: ['one line', 'two\nlines'],
    number: [4.5, '4.5'],
    text: ['two\nlines', 7],
    string_arr: [['a', 'b'], 'a'],
    string_multi: [['a'], ['c']],
    dropdown: ['a', 'c'],
    checklist: [['b'], [1]],
    file: ['/media/a.webp?id=1', 3],
    bool: [true, 'yes'],
    boolean: [true, 1],
    date: ['2026-11-21', 'soon'],
    time: ['18:30', '24:00'],
    currency: ['34.50', '34,50'],
    duplex: ['12px', '12pt'],
    'arr-object': [[{ day: 'Monday' }], [{ night: 'x' }]],
  }
  for (const type of fieldTypes) {
    const field: FieldDefinition = {
      name: 'f',
      title: 'Field',
      type,
      choices: ['a', 'b'],
      fields: [{ name: 'day', title: 'Day', type: 'string' }],
    }
    const [good, bad] = samples[type]
    expect(checkValues([field], { f: good }), type).toEqual({ values: { f: good }, errors: [] })
    expect(checkValues([field], { f: bad }).errors, type).toHaveLength(1)
  }
})

/** Another form, saved by an administrator as the editor does it. */
async function saveForm(
  status: 'draft' | 'private' | 'published',
  definitions: FieldDefinition[] = fields,
  more = {},
): Promise<{ id: string; version: number }> {
  const admin = await site.as('administrator')
  const metas = [{ name: 'fields', value: JSON.stringify(definitions) }]
  const { body } = await admin.post('/api/posts', {
    type: 'form',
    title: `Form ${site.platform.newId()}`,
    status,
    value: [],
    metas,
    ...more,
  })
  return body.d
}

test('F-FORM-02 a form that is not public does not exist for visitors, whichever way it is hidden', async () => {
  const { id: draft } = await saveForm('draft')
  const { id: hidden } = await saveForm('private')
  const { id: ended } = await saveForm('published', fields, {
    unpublish_at: new Date(clock.now().getTime() + 1000).toISOString(),
  })
  const { token } = (await site.visitor().get(`/api/forms/${ended}`)).body
  clock.advance(5000)
  for (const id of [draft, hidden, ended]) {
    expect((await site.visitor().get(`/api/forms/${id}`)).status).toBe(404)
    const sent = await (
      await site.as('member')
    ).post(`/api/forms/${id}`, { token, value: { name: 'A', email: 'a@example.org' } })
    expect(sent.status).toBe(404)
  }
})

test('F-FORM-02 what was sent can still be read and exported once the form is taken down', async () => {
  const { id, version } = await saveForm('published')
  const { token } = (await site.visitor().get(`/api/forms/${id}`)).body
  clock.advance(5000)
  const member = await site.as('member')
  expect(
    (await member.post(`/api/forms/${id}`, { token, value: { name: 'Ada', email: 'a@example.org' } })).status,
  ).toBe(200)
  const admin = await site.as('administrator')
  expect((await admin.post('/api/posts', { id, version, status: 'draft' })).status).toBe(200)
  expect((await editor.get(`/api/forms/${id}/data`)).body.d).toMatchObject([{ value: { name: 'Ada' } }])
  expect((await editor.get(`/api/forms/${id}/data`, { format: 'csv' })).body.d).toContain('Ada')
  expect((await editor.get(`/api/forms/${site.platform.newId()}/data`)).status).toBe(404)
})

test('F-FORM-01 a field named _secret is never handed out again', async () => {
  const { id } = await saveForm('published', [
    { name: 'name', title: 'Name', type: 'string' },
    { name: 'door_secret', title: 'Door code', type: 'string', value: 'preset-4711' },
    {
      name: 'rows',
      title: 'Rows',
      type: 'arr-object',
      fields: [
        { name: 'pin_secret', title: 'Pin', type: 'string' },
        { name: 'label', title: 'Label', type: 'string' },
      ],
    },
  ])
  const opened = (await site.visitor().get(`/api/forms/${id}`)).body
  expect(JSON.stringify(opened.d)).not.toContain('4711')
  clock.advance(5000)
  const value = { name: 'Ada', door_secret: 'code-4712', rows: [{ pin_secret: 'pin-4713', label: 'front' }] }
  expect(
    (await (await site.as('member')).post(`/api/forms/${id}`, { token: opened.token, value })).status,
  ).toBe(200)
  const shown = JSON.stringify((await editor.get(`/api/forms/${id}/data`)).body)
  const csv = (await editor.get(`/api/forms/${id}/data`, { format: 'csv' })).body.d
  for (const text of [shown, csv]) {
    expect(text).toContain('front')
    expect(text).not.toMatch(/471[123]/)
  }
})

test('F-FORM-01 what runs or does not exist is refused: URLs of files, days that no calendar has', () => {
  const refused = (type: FieldDefinition['type'], value: unknown) =>
    checkValues([{ name: 'f', title: 'F', type }], { f: value }).errors.length === 1
  for (const value of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/etc/passwd',
    ['/media/a.webp', 'vbscript:x'],
  ]) {
    expect(refused('file', value), String(value)).toBe(true)
  }
  for (const value of ['/media/a.webp', 'https://example.org/a.png?id=1', ['/media/a.webp']])
    expect(refused('file', value), String(value)).toBe(false)
  for (const value of ['2026-02-30', '1', '2026-13-01']) expect(refused('date', value), value).toBe(true)
  for (const value of ['2026-02-28', '2026-02-28T10:00:00Z'])
    expect(refused('date', value), value).toBe(false)
})

test('F-FORM-03 a field without choices says what it lacks', () => {
  const message = (type: FieldDefinition['type'], value: unknown) =>
    checkValues([{ name: 'f', title: 'F', type }], { f: value }).errors[0]?.message
  expect(message('checklist', ['a'])).toBe('Missing choice values')
  expect(message('dropdown', 'a')).toBe('Radio - no value options supplied')
  expect(
    checkValues([{ name: 'f', title: 'F', type: 'arr-object', is_required: true }], { f: [] }).errors[0]
      ?.message,
  ).toBe('Array is empty')
})

test.each([
  ['Your name', 'Your name'],
  ['from …. We have too many', 'from'],
  ['… people', 'people'],
  ['…', '…'],
])('F-FORM-02 the field “%s” is called “%s” in the list of entries', (title, name) => {
  expect(fieldTitle({ title })).toBe(name)
})

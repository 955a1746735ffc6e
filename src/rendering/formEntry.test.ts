/** Forms in the hands of a browser without scripts: what is sent, what comes back, and what the owner finds (F-FORM-01 to 03). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FieldDefinition } from '#features/forms/index.ts'
import { siteWithPages, type PageServer } from '#test/support/pages.ts'
import type { Client, TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let close: () => Promise<void>
let admin: Client

beforeAll(async () => {
  ;({ site, pages, close } = await siteWithPages())
  admin = await site.as('administrator')
})
afterAll(() => close())

const everyKind: FieldDefinition[] = [
  { name: 'name', title: 'Your name', type: 'string', is_required: true },
  { name: 'seats', title: 'Seats', type: 'number' },
  { name: 'message', title: 'Message', type: 'text' },
  { name: 'words', title: 'Words', type: 'string_arr' },
  { name: 'lines', title: 'Lines', type: 'string_multi' },
  { name: 'day', title: 'Day', type: 'dropdown', choices: ['Saturday', 'Sunday'] },
  { name: 'extras', title: 'Extras', type: 'checklist', choices: ['Lunch', 'Clay'] },
  { name: 'paper', title: 'Paper', type: 'file' },
  { name: 'news', title: 'News', type: 'bool', use_switch: true },
  { name: 'when', title: 'When', type: 'date' },
  { name: 'width', title: 'Width', type: 'duplex' },
  { name: 'door_secret', title: 'Door code', type: 'string' },
  {
    name: 'guests',
    title: 'Guests',
    type: 'arr-object',
    fields: [
      { name: 'first', title: 'First name', type: 'string' },
      { name: 'age', title: 'Age', type: 'number' },
    ],
  },
]

async function makeForm(
  fields: readonly FieldDefinition[],
  more: { name: string; value: string }[] = [],
): Promise<string> {
  const metas = [
    { name: 'fields', value: JSON.stringify(fields) },
    { name: 'thanks', value: 'See you soon.' },
    ...more,
  ]
  return (
    await admin.post('/api/posts', {
      type: 'form',
      title: 'Table for tonight',
      status: 'published',
      value: [],
      metas,
    })
  ).body.d.id
}

/** As a browser without scripts sends it: the page says where, in parts, from our own origin. */
function send(
  id: string,
  texts: Record<string, string | string[]>,
  files: Record<string, File> = {},
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) for (const one of [text].flat()) body.append(name, one)
  for (const [name, file] of Object.entries(files)) body.append(name, file)
  return fetch(`${pages.url}/form-entry/${id}`, { method: 'POST', redirect: 'manual', headers, body })
}

const entries = async (id: string, query: Record<string, string> = {}) =>
  (await admin.get(`/api/forms/${id}/data`, query)).body.d

test('F-FORM-02 a page with a form posts it in parts, with an input for every kind of field, and shows nobody the trap', async () => {
  const id = await makeForm(everyKind)
  const block = { id: 'formblock01', type: 'form', state: { form_id: id }, children: [] }
  await admin.post('/api/posts', {
    type: 'page',
    title: 'Book',
    url: '/book',
    status: 'published',
    value: [block],
  })
  const { html } = await pages.get('/book')
  expect(html).toContain('hidden=""><label for="form-formblock01-website">')
  expect(html).toContain(`action="/form-entry/${id}" encType="multipart/form-data" method="post"`)
  expect(html).toMatch(/name="door_secret"[^>]*type="password"|type="password"[^>]*name="door_secret"/)
  expect(html).toMatch(/role="switch"/)
  for (const name of ['guests.0.first', 'guests.1.first', 'guests.2.age', 'paper', 'lines', 'width-unit'])
    expect(html, name).toContain(`name="${name}"`)
})

test('F-FORM-01 F-FORM-02 without scripts every kind of field can be filled, and the sender is thanked on a page', async () => {
  const id = await makeForm(everyKind)
  const paper = new File(
    [new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a])],
    'menu.pdf',
    { type: 'application/pdf' },
  )
  const answer = await send(
    id,
    {
      name: 'Ada',
      seats: '4',
      message: 'A quiet\r\ntable',
      words: 'fish, bread',
      lines: 'one\r\n\r\ntwo',
      day: 'Sunday',
      extras: ['Lunch', 'Clay'],
      news: 'true',
      when: '2026-12-24',
      width: '12',
      'width-unit': 'px',
      door_secret: '4711',
      'guests.0.first': 'Bo',
      'guests.0.age': '7',
      'guests.1.first': '',
      'guests.1.age': '',
      'form-page': '/book',
      'your-website': '',
    },
    { paper },
  )
  expect(answer.status).toBe(303)
  const thanks = await pages.get(answer.headers.get('location') ?? '')
  expect(thanks.html).toContain('See you soon.')
  expect(thanks.html).toContain('href="/book"')
  const [entry] = await entries(id)
  expect(entry).toMatchObject({ status: 'new', page_url: '/book' })
  expect(entry.value).toEqual({
    name: 'Ada',
    seats: 4,
    message: 'A quiet\ntable',
    words: ['fish', 'bread'],
    lines: ['one', 'two'],
    day: 'Sunday',
    extras: ['Lunch', 'Clay'],
    news: true,
    when: '2026-12-24',
    width: '12px',
    guests: [{ first: 'Bo', age: 7 }],
    paper: [{ name: 'menu.pdf', bytes: 9, url: `/api/forms/${id}/data/${entry.id}/paper/0` }],
  })
})

test('F-FORM-02 what is refused comes back with what was typed, each fault at its field, and no secret', async () => {
  const id = await makeForm(everyKind)
  const answer = await send(id, {
    name: '',
    seats: 'two',
    message: 'Kept <text>',
    extras: 'Clay',
    door_secret: 'HUSH',
    'guests.4.first': 'Eve',
    'form-page': '/book',
  })
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('Your name is needed')
  expect(html).toContain('Seats must be a number')
  expect(html).toContain('Kept &lt;text&gt;</textarea>')
  expect(html).toMatch(/name="extras"[^>]*checked=""[^>]*value="Clay"|value="Clay"[^>]*checked=""/)
  expect(html).toMatch(/name="guests\.4\.first"[^>]*value="Eve"|value="Eve"[^>]*name="guests\.4\.first"/)
  expect(html).not.toContain('HUSH')
  expect(await entries(id)).toEqual([])
})

test('F-FORM-02 a GET with words in the URL stores nothing and repeats nothing; another site’s page sends nothing', async () => {
  const id = await makeForm(everyKind)
  expect((await pages.get(`/form-entry/${id}?name=Ada&door_secret=HUSH`)).html).not.toContain('HUSH')
  expect((await send(id, { name: 'Eve' }, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send(id, { name: 'Eve' }, {}, { origin: 'https://evil.example' })).status).toBe(403)
  const asked = await send(id, { name: 'Old browser' }, {}, {})
  expect([asked.status, (await asked.text()).includes('send it once more')]).toEqual([422, true])
  expect(await entries(id)).toEqual([])
  expect((await pages.get('/form-entry/0192f0c1-0000-7000-8000-000000000009')).status).toBe(404)
})

test('F-FORM-02 files are known by their bytes, stay private, and go with their entry', async () => {
  const id = await makeForm([{ name: 'paper', title: 'Paper', type: 'file', is_required: true }])
  const refused = async (file: File) => {
    const answer = await send(id, {}, { paper: file })
    return [answer.status, (await answer.text()).match(/form-error" id="[^"]*">([^<]*)/)?.[1]]
  }
  expect(await refused(new File(['<script>alert(1)</script>'], 'a.pdf'))).toEqual([
    422,
    expect.stringContaining('Files of this kind are not taken here.'),
  ])
  expect(await refused(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.pdf'))).toEqual([
    422,
    expect.stringContaining('larger than 10 MB'),
  ])
  expect(await (await send(id, {})).text()).toContain('Paper is needed')
  expect((await send(id, {}, { paper: new File(['plain words'], '../../note.txt') })).status).toBe(303)
  const [entry] = await entries(id)
  const [{ url, name }] = entry.value.paper
  expect(name).toBe('note.txt')
  const file = await admin.call('GET', url)
  expect([file.body.d, file.headers.get('content-disposition')]).toEqual([
    'plain words',
    "attachment; filename*=UTF-8''note.txt",
  ])
  expect((await site.visitor().get(url)).status).toBe(401)
  expect((await (await site.as('author')).get(url)).status).toBe(403)
  await admin.delete(`/api/forms/${id}/data`, { ids: [entry.id] })
  expect(await site.platform.storage.list('entries', `${id}/${entry.id}`)).toEqual([])
})

test('F-FORM-02 entries that are taken count against the limit, tries that are refused do not', async () => {
  const id = await makeForm([{ name: 'name', title: 'Name', type: 'string', is_required: true }])
  const person = await site.as('member')
  const cookie = `autht=${person.cookies.get('autht')}`
  const statuses = async (name: string, times: number) => {
    const seen: number[] = []
    for (let i = 0; i < times; i += 1)
      seen.push((await send(id, { name }, {}, { 'sec-fetch-site': 'same-origin', cookie })).status)
    return seen
  }
  expect(await statuses('', 15)).toEqual(Array(15).fill(422))
  expect(await statuses('Ada', 11)).toEqual([...Array(10).fill(303), 429])
})

test('F-FORM-02 every entry is e-mailed to whom the form names, else to the administrators, and is unread until it is opened', async () => {
  const fields: FieldDefinition[] = [
    { name: 'email', title: 'Email', type: 'string' },
    { name: 'code_secret', title: 'Code', type: 'string' },
  ]
  const named = await makeForm(fields, [{ name: 'recipient', value: 'kitchen@example.org' }])
  const unnamed = await makeForm(fields)
  const unreadBefore: number = (await admin.get('/api/forms', { limit: '1' })).body.unread
  const member = await site.as('member')
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `autht=${member.cookies.get('autht')}` }
  await send(named, { email: 'guest@example.org', code_secret: 'HUSH' }, {}, headers)
  await send(named, { email: 'robot@example.org', 'your-website': 'https://spam.example' }, {}, headers)
  await send(unnamed, { email: 'guest@example.org' }, {}, headers)
  const mails = await site.platform.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'email')
    .execute()
  const payloads = mails.map(({ payload }) => JSON.stringify(payload))
  const toKitchen = payloads.filter((text) => text.includes('kitchen@example.org'))
  expect(toKitchen).toHaveLength(1)
  expect(toKitchen[0]).toContain('guest@example.org')
  expect(toKitchen[0]).not.toContain('HUSH')
  expect(
    payloads.some((text) => text.includes(admin.viewer.email ?? 'nobody') && text.includes(unnamed)),
  ).toBe(true)
  const listed = (await admin.get('/api/forms', { limit: '100' })).body
  expect(listed.unread - unreadBefore).toBe(2)
  expect(listed.d.find((form: { id: string }) => form.id === named)).toMatchObject({ unread: 1, total: 1 })
  expect((await admin.get('/api/dashboard/summary')).body.d.form_entries.unread).toBe(listed.unread)
  const [entry] = await entries(named, { status: 'new' })
  await admin.post(`/api/forms/${named}/data`, { ids: [entry.id], status: 'read' })
  expect((await admin.get('/api/forms', { limit: '1' })).body.unread).toBe(listed.unread - 1)
  expect((await site.visitor().get(`/api/forms/${named}`)).body.d).not.toHaveProperty('recipient')
  expect(
    JSON.stringify((await site.visitor().get(`/api/posts/${named}`)).body),
    'who gets the entries is payloads to nobody',
  ).not.toContain('kitchen@example.org')
})

test('F-FORM-03 a field that lacks its choices, and rows that lack their fields, say so in the form', async () => {
  const id = await makeForm([
    { name: 'a', title: 'A', type: 'dropdown' },
    { name: 'b', title: 'B', type: 'checklist' },
    { name: 'c', title: 'C', type: 'arr-object', fields: [] },
  ])
  const { html } = await pages.get(`/form-entry/${id}`)
  expect(html).toContain('Radio - no value options supplied')
  expect(html).toContain('Missing choice values')
  expect(html).toContain('Array is empty')
})

/** Subscribing with a confirmed address, and emails that reach each subscriber once, whatever happens in between. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { runJobsOf } from '#test/support/jobs.ts'
import { startMailServer, type MailServer } from '#test/support/mailServer.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { deliverDue } from './deliver.ts'
import { endPath } from './links.ts'
import { askSubscriber } from './jobs/askSubscriber.ts'
import { sweepSubscribers } from './jobs/sweepSubscribers.ts'

const clock = fixedClock(new Date('2026-11-25T10:00:00Z'))
let site: TestSite
let pages: PageServer
let mails: MailServer
let admin: Client

beforeAll(async () => {
  mails = await startMailServer()
  site = await testSite({ clock, environment: { SITE_URL: 'http://127.0.0.1', SMTP_URL: mails.url } })
  pages = await pageServer(site)
  admin = await site.as('administrator')
  await admin.post('/api/options', { name: 'site_name', value: 'Oat & Ash' })
})
afterAll(async () => {
  await pages.close()
  await site.close()
  await mails.close()
})

const people = async (query: Record<string, string> = {}) =>
  (await admin.get('/api/newsletter/subscribers', query)).body.d
const stateOf = async (email: string) => (await people({ keywords: email }))[0]?.state

/** As a browser without scripts presses a button. */
function press(path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return fetch(`${pages.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(form),
  })
}

async function outboxOf(email: string): Promise<string[]> {
  const rows = await site.platform.db.selectFrom('outbox').select('payload').orderBy('created_at').execute()
  return rows.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(email))
}

async function subscribe(email: string) {
  const answer = await press('/subscription', { email, page: '/launch' })
  await runJobsOf(site, askSubscriber)
  const [last = ''] = (await outboxOf(email.trim().toLowerCase())).slice(-1)
  return { answer, link: /\/subscription\/confirm\/[\w.-]+/.exec(last)?.[0] ?? '' }
}

test('an address is subscribed when its owner presses the button behind the link, not when a scanner opens it', async () => {
  const { answer, link } = await subscribe(' Ada@Example.test ')
  expect(answer.status).toBe(303)
  expect((await pages.get(answer.headers.get('location') ?? '')).html).toContain('Check your inbox')
  expect(await stateOf('ada@example.test')).toBe('waiting')
  const opened = await pages.get(link)
  expect([opened.status, opened.html.includes('Confirm</button>')]).toEqual([200, true])
  expect(opened.headers.get('cache-control')).toContain('no-store')
  expect(await stateOf('ada@example.test')).toBe('waiting')
  expect((await press(link, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await (await press(link)).text()).toContain('You are subscribed')
  expect(await (await press(link)).text()).toContain('You are subscribed')
  expect(await stateOf('ada@example.test')).toBe('subscribed')
  const [{ id }] = await people({ keywords: 'ada@' })
  const { consents } = (await admin.get(`/api/newsletter/subscribers/${id}`)).body.d
  expect(consents.map(({ kind }: { kind: string }) => kind)).toEqual(['confirmed', 'asked'])
  expect(consents[0]).toMatchObject({ page_url: '/launch', ip: '127.0.0.0' })
})

test('nobody learns from the form whether an address is subscribed; its owner does', async () => {
  const known = await subscribe('ada@example.test')
  const fresh = await subscribe('bo@example.test')
  const seen = async ({ answer }: typeof known) => [
    answer.status,
    answer.headers.get('location'),
    await answer.text(),
  ]
  expect(await seen(known)).toEqual(await seen(fresh))
  expect((await outboxOf('ada@example.test')).at(-1)).toContain('already')
  expect(await stateOf('ada@example.test')).toBe('subscribed')
})

test('what is no address is refused in words; the trap and other sites send nothing', async () => {
  const json = { accept: 'application/json' }
  const refused = await press('/subscription', { email: 'nobody' }, json)
  expect([refused.status, (await refused.json()).error.code]).toEqual([422, 'newsletter.email_invalid'])
  expect(
    (await press('/subscription', { email: 'x@example.test' }, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
  await press('/subscription', { email: 'robot@example.test', 'your-website': 'https://spam.example' })
  await runJobsOf(site, askSubscriber)
  expect(await people({ keywords: 'robot' })).toEqual([])
})

const blocks = [{ id: 'words000001', type: 'paragraph', state: { text: 'The kiln is open.' }, children: [] }]

async function newMail(title: string, value: object[] = blocks): Promise<string> {
  return (await admin.post('/api/posts', { type: 'newsletter', title, value })).body.d.id
}

const mailAt = async (id: string) => (await admin.get(`/api/newsletter/emails/${id}`)).body.d
const importCsv = (csv: string, more: object = {}) =>
  admin.post('/api/newsletter/subscribers/import', { csv, note: 'Market list', has_consent: true, ...more })
const gotBy = (email: string) => mails.received.filter((mail) => mail.includes(`To: ${email}`))

test('a file is imported with the statement that all agreed; who has left is not taken back by it', async () => {
  expect((await importCsv('a@x.example', { has_consent: false })).body.error?.code).toBe(
    'newsletter.consent_missing',
  )
  expect((await importCsv('no address')).body.error?.code).toBe('newsletter.no_emails')
  const csv =
    'Name;E-Mail;Since;Town\r\n"Müller; Jö";JO@x.example;2020;Ulm\r\nBo;bo2@x.example;2021;\r\nWrong;nothing;;\r\nBo again;bo2@x.example;;\r\n'
  const refused = [
    { line: 4, text: 'nothing', reason: 'invalid' },
    { line: 5, text: 'bo2@x.example', reason: 'repeated' },
  ]
  const report = { added: 2, known: 0, refused, refused_count: 2, columns_left: ['Town'] }
  expect((await importCsv(csv)).body.d).toEqual(report)
  expect((await importCsv(csv)).body.d).toEqual({ ...report, added: 0, known: 2 })
  const [jo] = await people({ keywords: 'müller' })
  expect(jo).toMatchObject({ email: 'jo@x.example', name: 'Müller; Jö' })
  const { consents } = (await admin.get(`/api/newsletter/subscribers/${jo.id}`)).body.d
  expect(consents[0].text).toBe('Market list · Since: 2020')
})

test('a later file names who had no name, and takes back nobody who has left', async () => {
  await importCsv('nameless@x.example\nleft@x.example')
  const { link_key, id } = await site.platform.db
    .selectFrom('newsletter_subscriber')
    .select(['id', 'link_key'])
    .where('email', '=', 'left@x.example')
    .executeTakeFirstOrThrow()
  await press(endPath({ id, link_key }))
  const { body } = await importCsv('Name,Email\nNora,nameless@x.example\nLeo,left@x.example')
  expect(body.d).toMatchObject({
    added: 0,
    known: 1,
    refused: [{ line: 3, text: 'left@x.example', reason: 'unsubscribed' }],
  })
  const named = async (email: string) => (await people({ keywords: email }))[0]
  expect([await named('nameless@'), await named('left@')]).toMatchObject([
    { name: 'Nora' },
    { name: '', state: 'unsubscribed' },
  ])
})

test('an email goes to each subscriber once, with a link of their own; bounces are noted, later ones come later', async () => {
  await importCsv('gone@x.example\nfull@x.example\nleaving@x.example')
  mails.refusals.set('gone@x.example', [550, '5.1.1 No such mailbox'])
  mails.refusals.set('full@x.example', [452, '4.2.2 Mailbox full'])
  const id = await newMail('Kiln news')
  const { audience } = await mailAt(id)
  expect((await admin.post(`/api/newsletter/emails/${id}/send`, { at: null, expected: 99 })).status).toBe(409)
  expect(
    (await admin.post(`/api/newsletter/emails/${id}/send`, { at: null, expected: audience })).status,
  ).toBe(200)
  // It is on its way at once, before the next round takes it.
  expect(await mailAt(id)).toMatchObject({ state: 'sending', total: audience, counts: { waiting: audience } })
  expect(
    (await admin.post(`/api/newsletter/emails/${id}/send`, { at: null, expected: audience })).body.error
      ?.code,
  ).toBe('newsletter.sent_already')
  await deliverDue(site.platform, 2)
  expect(mails.received.length).toBeLessThanOrEqual(2)
  await deliverDue(site.platform, 100)
  expect((await mailAt(id)).state).toBe('sending')
  expect(
    (await admin.post(`/api/newsletter/emails/${id}/send`, { at: null, expected: audience })).body.error
      ?.code,
  ).toBe('newsletter.sent_already')
  mails.refusals.delete('full@x.example')
  clock.advance(120_000)
  await deliverDue(site.platform, 100)
  const sent = await mailAt(id)
  expect(sent).toMatchObject({ state: 'sent', counts: { sent: audience - 1, bounced: 1, waiting: 0 } })
  expect((await admin.get(`/api/newsletter/emails/${id}/missed`)).body.d).toEqual([
    { email: 'gone@x.example', state: 'bounced', error: expect.stringContaining('No such mailbox') },
  ])
  expect(await stateOf('gone@x.example')).toBe('bounced')
  for (const email of ['jo@x.example', 'bo2@x.example', 'full@x.example', 'ada@example.test'])
    expect(gotBy(email), email).toHaveLength(1)
  const [mail = ''] = gotBy('leaving@x.example')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, path = ''] =
    /List-Unsubscribe:\s+<http:\/\/127\.0\.0\.1(\/subscription\/end\/[\w.-]+)>/.exec(mail) ?? []
  // As a mail program presses it: without a browser's headers.
  const oneClick = await fetch(`${pages.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(oneClick.status).toBe(200)
  expect(await stateOf('leaving@x.example')).toBe('unsubscribed')
  expect((await importCsv('leaving@x.example')).body.d).toMatchObject({ added: 0, refused_count: 1 })
  expect((await pages.get(`${path.slice(0, -2)}xx`)).status).toBe(404)
  expect(await (await press(path.replace('/end/', '/again/'))).text()).toContain('You are subscribed')
  expect(await stateOf('leaving@x.example')).toBe('subscribed')
})

test('blocks that an email cannot show are named, and nothing is sent before they are gone', async () => {
  const table = { id: 'table000001', type: 'table', state: {}, children: [] }
  const id = await newMail('With a table', [...blocks, table])
  const { audience, unfit } = await mailAt(id)
  expect(unfit).toEqual(['Table'])
  const refused = await admin.post(`/api/newsletter/emails/${id}/send`, { at: null, expected: audience })
  expect([refused.status, refused.body.error?.code]).toEqual([422, 'newsletter.blocks_unfit'])
})

test('J-09 pictures without alternative text are counted before it is sent; decoration is none of them', async () => {
  const picture = (state: object, id: string) => ({
    id: `picture${id}`,
    type: 'image',
    state: { src: '/media/kiln.jpg', ...state },
    children: [],
  })
  const id = await newMail('Pictures', [
    picture({ alt: '' }, '0001'),
    { id: 'group000001', type: 'group', state: {}, children: [picture({ alt: ' ' }, '0002')] },
    picture({ alt: 'The kiln' }, '0003'),
    picture({ alt: '', is_decorative: true }, '0004'),
  ])
  expect((await mailAt(id)).pictures_without_alt).toBe(2)
})

test('a logo that is a drawing is a PNG in emails; where it has words, the name stands instead and the screen says so', async () => {
  const id = await newMail('With a logo')
  const withLogo = async (inside: string) => {
    const data = new FormData()
    data.append('public', 'true')
    data.append('folder', '')
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`
    data.append('files', new Blob([drawing]), 'logo.svg')
    const [{ url }] = (await admin.call('POST', '/api/posts/uploads', data)).body.d
    await admin.post('/api/options', { name: 'site_logo', value: url })
    const html = String((await admin.get(`/api/newsletter/emails/${id}/preview`)).body.d)
    return { url, html, isLeft: (await mailAt(id)).is_logo_left }
  }
  const path = await withLogo('<path d="M0 0h9v9z"/>')
  expect([path.isLeft, path.html.includes(`src="${path.url}?w=480"`)]).toEqual([false, true])
  const words = await withLogo('<text y="9">Oat</text>')
  expect([words.isLeft, words.html.includes(words.url)]).toEqual([true, false])
  await admin.post('/api/options', { name: 'site_logo', value: null })
})

test('a planned email waits for its time, is not to be trashed until then, and can be paused, resumed and cancelled', async () => {
  const id = await newMail('Planned')
  const { audience } = await mailAt(id)
  const act = (name: string) => admin.post(`/api/newsletter/emails/${id}/act`, { act: name })
  const at = new Date(clock.now().getTime() + 3_600_000).toISOString()
  await admin.post(`/api/newsletter/emails/${id}/send`, { at, expected: 0 })
  const before = mails.received.length
  await deliverDue(site.platform, 100)
  expect(mails.received).toHaveLength(before)
  expect((await act('pause')).status).toBe(409)
  clock.advance(3_600_001)
  await deliverDue(site.platform, 1)
  expect((await act('pause')).status).toBe(200)
  await deliverDue(site.platform, 100)
  expect(mails.received).toHaveLength(before + 1)
  expect((await act('resume')).status).toBe(200)
  await deliverDue(site.platform, 1)
  expect((await act('cancel')).status).toBe(200)
  await deliverDue(site.platform, 100)
  expect(mails.received).toHaveLength(before + 2)
  expect(await mailAt(id)).toMatchObject({ state: 'cancelled', counts: { sent: 2, skipped: audience - 2 } })
})

test('when a process dies while the mail server has an email, nobody gets it twice, and the rest goes on', async () => {
  const id = await newMail('Interrupted')
  const { audience } = await mailAt(id)
  await admin.post(`/api/newsletter/emails/${id}/send`, { at: null, expected: audience })
  const before = mails.received.length
  // The mail server has taken the first email; whoever sent it never hears so, as if it had been killed.
  const taken = new Promise<void>((done) => mails.interruptNext('taken', done))
  const dead = deliverDue(site.platform, 100)
  await taken
  clock.advance(30_000)
  // Another process goes on at once with all but that one.
  await deliverDue(site.platform, 100)
  expect(mails.received).toHaveLength(before + audience)
  expect((await mailAt(id)).state).toBe('sending')
  clock.advance(200_000)
  await deliverDue(site.platform, 100)
  const over = await mailAt(id)
  expect(over).toMatchObject({ state: 'sent', counts: { sent: audience - 1, unclear: 1 } })
  const to = mails.received.slice(before).map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
  expect(new Set(to).size).toBe(audience)
  void dead.catch(() => undefined)
})

test('an account takes its subscription along, and it goes with the account', async () => {
  const member = await site.as('member')
  const email = member.viewer.email ?? ''
  await importCsv(email)
  const mine = async () => (await member.post('/api/users/me/export')).body.d?.newsletter
  expect(await mine()).toBeUndefined()
  await site.platform.db
    .updateTable('user_account')
    .set({ email_verified_at: clock.now() })
    .where('id', '=', member.viewer.id)
    .execute()
  expect(await mine()).toMatchObject({ email, state: 'subscribed' })
  const [{ id }] = await people({ keywords: email })
  await admin.delete('/api/newsletter/subscribers', { ids: [id] })
  expect(await people({ keywords: email })).toEqual([])
})

test('the list goes on by keyset, and is read by nobody but those who look after it', async () => {
  const first = await admin.get('/api/newsletter/subscribers', { limit: '2' })
  const { next } = first.body.pagination
  const second = await admin.get('/api/newsletter/subscribers', { limit: '2', after: next })
  const ids = [...first.body.d, ...second.body.d].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(4)
  const back = await admin.get('/api/newsletter/subscribers', {
    limit: '2',
    before: second.body.pagination.previous,
  })
  expect(back.body.d).toEqual(first.body.d)
  expect((await admin.get('/api/newsletter/subscribers', { after: 'nonsense' })).status).toBe(400)
  expect((await (await site.as('author')).get('/api/newsletter/subscribers')).status).toBe(403)
  const csv = await admin.call('GET', '/api/newsletter/subscribers/export')
  expect(csv.body.d).toContain('ada@example.test,,subscribed')
})

test('a mailbox gets three such emails a day at most, and who never confirms is forgotten', async () => {
  for (let time = 0; time < 5; time += 1) await subscribe('flooded@example.test')
  expect(await outboxOf('flooded@example.test')).toHaveLength(3)
  clock.advance(8 * 86_400_000)
  await sweepSubscribers.run(site.platform, {})
  // An administrator's session has ended by now.
  const left = await site.platform.db.selectFrom('newsletter_subscriber').select('email').execute()
  const emails = left.map(({ email }) => email)
  expect(emails).toContain('ada@example.test')
  expect(emails).not.toContain('flooded@example.test')
})

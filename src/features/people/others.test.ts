/** What an administrator does to somebody else's account: asked for again, written down with what was before, told to the old email address. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, stepOf } from './totp.ts'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { createAccount } from './accounts.ts'

const clock = fixedClock(new Date('2026-11-21T10:00:00Z'))
const password = 'a kiln at cone six'
let site: TestSite
let admin: Client
let adminId: string

beforeAll(async () => {
  site = await testSite({ clock })
  adminId = (
    await createAccount(site.platform, site.platform.db, {
      name: 'Ada',
      email: 'ada@example.test',
      password,
      role: 'administrator',
    })
  ).id
  admin = site.visitor()
  await admin.post('/api/users/login', { email: 'ada@example.test', password })
})
afterAll(() => site.close())

let count = 0
async function person(): Promise<{ id: string; email: string; client: Client }> {
  count += 1
  const email = `person${count}@example.test`
  const { id } = await createAccount(site.platform, site.platform.db, {
    name: `Person ${count}`,
    email,
    password,
    role: 'author',
    isEmailVerified: true,
  })
  const client = site.visitor()
  await client.post('/api/users/login', { email, password })
  return { id, email, client }
}
const emailsTo = async (to: string) =>
  (await site.platform.db.selectFrom('outbox').select('payload').orderBy('id').execute())
    .filter(({ payload }) => payload.to === to)
    .map(({ payload }) => String(payload.text))
const entriesAbout = async (id: string) =>
  (await admin.get('/api/audit', { keywords: id, area: 'accounts' })).body.d

function keyOf(typed: string): Buffer {
  const bits = [...typed]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

test('2.4 a new email address of somebody else is told to the old one, written down, and leaves no link that was sent before', async () => {
  const { id, email } = await person()
  await site.visitor().post('/api/users/password/forgot', { email })
  const changed = await admin.post('/api/users', { id, email: 'taken-over@example.test' })
  expect(changed.body.d).toMatchObject({ email: 'taken-over@example.test', is_email_verified: false })
  expect((await emailsTo(email)).at(-1)).toContain('taken-over@example.test')
  expect((await emailsTo(email)).at(-1)).toContain('Changed by Ada.')
  expect(
    await site.platform.db.selectFrom('user_token').select('id').where('user_id', '=', id).execute(),
  ).toEqual([])
  const [entry] = await entriesAbout(id)
  expect(entry).toMatchObject({
    kind: 'email.changed',
    title: 'Email address changed',
    actor_id: adminId,
    actor: 'Ada',
    actor_ip: '127.0.0.1',
    target: id,
    at: clock.now().toISOString(),
    data: { from: email, to: 'taken-over@example.test' },
  })
})

test('2.4 role, state, second step, sessions and removal of somebody else: each is written down with what was before, and told', async () => {
  const { id, email, client } = await person()
  const begun = (await client.post('/api/users/totp', { action: 'begin', current_password: password })).body.d
  await client.post('/api/users/totp', {
    action: 'confirm',
    code: codeAt(keyOf(begun.secret), stepOf(clock.now().getTime())),
  })
  expect((await admin.get(`/api/users/${id}/sessions`)).body.d).toMatchObject([
    { is_current: false, ip: '127.0.0.1' },
  ])
  expect((await admin.post(`/api/users/${id}/sessions/end`)).body.d).toEqual({ ended: 1 })
  expect((await client.get('/api/users/me')).body.d).toBeNull()
  await admin.post('/api/users', { id, has_totp: false })
  await admin.post('/api/users', { id, role: 'editor' })
  await admin.post('/api/roles', { user_id: id, role: 'member' })
  await admin.post('/api/users', { id, is_disabled: true })
  await admin.post('/api/users', { id, is_disabled: false })
  expect((await admin.delete(`/api/users/${id}`)).status).toBe(200)
  const entries: { kind: string; data: Record<string, unknown>; actor_id: string }[] = (
    await admin.get('/api/audit', { keywords: id })
  ).body.d
  const done = entries.filter(({ actor_id }) => actor_id === adminId).toReversed()
  expect(done.map(({ kind }) => kind)).toEqual([
    'session.ended',
    'totp.removed',
    'role.changed',
    'role.changed',
    'user.disabled',
    'user.enabled',
    'user.removed',
  ])
  expect(done[2]?.data).toMatchObject({ from: 'author', to: 'editor' })
  expect(done[3]?.data).toMatchObject({ from: 'editor', to: 'member' })
  const sent = (await emailsTo(email)).join('\n')
  for (const words of [
    'signed out',
    'second step',
    'is Editor now; it was Author',
    'is Member now',
    'disabled',
    'enabled again',
    'was removed',
  ])
    expect(sent).toContain(words)
  expect(JSON.stringify(entries)).not.toMatch(/argon2|secret":"/)
})

test('2.4 whoever logged in long ago is asked for the own password before anything of others changes', async () => {
  const { id } = await person()
  const { sessionId } = await site.platform.db
    .selectFrom('session')
    .select('id as sessionId')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  clock.advance(31 * 60_000)
  const tries: [string, string, Record<string, unknown>][] = [
    ['POST', '/api/users', { id, email: 'other@example.test' }],
    ['POST', '/api/users', { id, role: 'administrator' }],
    ['POST', '/api/users', { id, is_disabled: true }],
    ['POST', '/api/users', { name: 'New', email: 'new@example.test', role: 'administrator' }],
    ['POST', '/api/roles', { user_id: id, role: 'editor' }],
    ['POST', `/api/users/${id}/sessions/end`, { session_id: sessionId }],
    ['DELETE', `/api/users/${id}`, {}],
  ]
  for (const [method, path, input] of tries) {
    expect([path, (await admin.call(method, path, input)).body.error?.code]).toEqual([path, 'login.again'])
    expect([
      path,
      (await admin.call(method, path, { ...input, current_password: 'not this one' })).body.error?.code,
    ]).toEqual([path, 'password.wrong'])
  }
  expect((await admin.post('/api/users', { id, role: 'editor', current_password: password })).status).toBe(
    200,
  )
})

test('2.4 the own email address and second step are not changed by the back door that has no password', async () => {
  await admin.post('/api/users/login', { email: 'ada@example.test', password })
  expect(
    (await admin.post('/api/users', { id: adminId, email: 'elsewhere@example.test' })).body.error?.code,
  ).toBe('account.own_profile')
})

test('2.4 sessions of others are for administrators only, and of an account', async () => {
  const { id } = await person()
  expect((await (await site.as('shop_manager')).get(`/api/users/${id}/sessions`)).status).toBe(403)
  expect((await admin.get(`/api/users/${site.platform.newId()}/sessions`)).status).toBe(404)
})

test('2.4 the audit is read to its end by keyset, forwards and back, narrowed by person, area and day, and taken out as CSV', async () => {
  const many = 230
  for (let n = 0; n < many; n += 1)
    await admin.post('/api/options', { name: 'site_name', value: `Kiln ${n}` })
  const seen: string[] = []
  let query: Record<string, string> = { area: 'settings', limit: '50' }
  let previous: string | null = null
  for (;;) {
    const { body } = await admin.get('/api/audit', query)
    seen.push(...body.d.map((row: { id: string }) => row.id))
    expect(body.pagination.total).toBe(many)
    previous = body.pagination.previous
    if (body.pagination.next === null) break
    query = { ...query, after: body.pagination.next }
  }
  expect(new Set(seen).size).toBe(many)
  const back = await admin.get('/api/audit', { area: 'settings', limit: '50', before: previous ?? '' })
  expect(back.body.d.map((row: { id: string }) => row.id)).toEqual(seen.slice(150, 200))

  const day = clock.now().toISOString().slice(0, 10)
  expect(
    (await admin.get('/api/audit', { area: 'settings', from: day, to: day })).body.pagination.total,
  ).toBe(many)
  expect((await admin.get('/api/audit', { to: '2020-01-01' })).body).toMatchObject({
    d: [],
    pagination: { total: 0, next: null },
  })
  expect((await admin.get('/api/audit', { keywords: 'ada', area: 'settings' })).body.pagination.total).toBe(
    many,
  )
  expect((await admin.get('/api/audit', { keywords: 'nobody at all' })).body.d).toEqual([])
  for (const wrong of [
    'x',
    Buffer.from('["now()","1"]').toString('base64url'),
    Buffer.from('[1]').toString('base64url'),
  ]) {
    expect((await admin.get('/api/audit', { after: wrong })).body.error?.code).toBe('audit.cursor_invalid')
  }

  await createAccount(site.platform, site.platform.db, {
    name: '=cmd()',
    email: 'formula@example.test',
    password,
    role: 'editor',
  })
  await site.visitor().post('/api/users/login', { email: 'formula@example.test', password })
  const file = await admin.call('GET', '/api/audit/export?area=settings')
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(String(file.body.d).trim().split('\r\n')).toHaveLength(many + 1)
  const logins = String((await admin.call('GET', '/api/audit/export?area=logins')).body.d)
  expect(logins).toContain("'=cmd()")
  expect((await (await site.as('editor')).get('/api/audit')).status).toBe(403)
})

test('3.4 without a mail server administrators open emails about accounts, whose links work; each opening is written down', async () => {
  await admin.post('/api/users/login', { email: 'ada@example.test', password })
  await admin.post('/api/users', { name: 'Nina', email: 'nina@example.test', role: 'editor' })
  const { items, has_mail_server: hasServer } = (await admin.get('/api/emails', { keywords: 'nina' })).body.d
  expect(hasServer).toBe(false)
  expect(items).toMatchObject([{ to: 'nina@example.test', state: 'waiting', sent_at: null }])
  expect(JSON.stringify(items)).not.toContain('invite=')
  const path = `/api/emails/${items[0].id}/open`
  for (const role of ['editor', 'shop_manager'] as const)
    expect((await (await site.as(role)).post(path)).status).toBe(403)
  const { text } = (await admin.post(path)).body.d
  const token = /invite=([\w-]+)/.exec(text)?.[1] ?? ''
  expect(
    (await site.visitor().post('/api/users/password/reset', { token, password: 'a second firing of it' }))
      .status,
  ).toBe(200)
  expect(
    (await admin.get('/api/audit', { keywords: 'nina@example.test' })).body.d.map(
      ({ kind }: { kind: string }) => kind,
    ),
  ).toContain('email.opened')
  clock.advance(31 * 60_000)
  expect((await admin.post(path)).body.error?.code).toBe('login.again')
  await admin.post('/api/users/login', { email: 'ada@example.test', password })
  await admin.post('/api/options', { name: 'smtp_url_secret', value: 'smtp://mail.example:587' })
  expect((await admin.post(path)).body.error?.code).toBe('email.has_server')
  expect((await admin.get('/api/emails')).body.d.has_mail_server).toBe(true)
  await admin.post('/api/options', { name: 'smtp_url_secret', value: null })
  expect((await admin.post(`/api/emails/${site.platform.newId()}/open`)).status).toBe(404)
})

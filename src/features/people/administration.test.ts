/** Users, roles and the first administrator: what an administrator and others can do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { capabilitiesOf, roles } from '#platform/operations/capabilities.ts'
import { createAccount } from './accounts.ts'
import { ensureFirstAdministrator } from './firstAdministrator.ts'
import { readSetting } from '#features/settings/index.ts'
import { accountLink, currentUserOf, namesOf } from './index.ts'
import { sweepSessions } from './jobs/sweepSessions.ts'

const password = 'a kiln at cone six'
let site: TestSite
let administrator: Client

beforeAll(async () => {
  site = await testSite()
  administrator = await site.as('administrator', 'Ada')
})
afterAll(() => site.close())

const idOf = (client: Client) => client.viewer.id ?? ''

describe('users', () => {
  test('F-USER-03 an administrator lists users by page, searches and filters them', async () => {
    for (const name of ['Nell Potter', 'Olive 100%', 'Pia_Under']) await site.as('member', name)
    const first = await administrator.get('/api/users', { limit: '2', p: '1' })
    expect(first.status).toBe(200)
    expect(first.body.d).toHaveLength(2)
    expect(first.body.pagination).toMatchObject({ p: 1, limit: 2, total: 4, pages: 2 })
    const found = async (query: Record<string, string>) =>
      (await administrator.get('/api/users', query)).body.d.map((row: { name: string }) => row.name)
    expect(await found({ keywords: 'nell' })).toEqual(['Nell Potter'])
    expect(await found({ keywords: '100%' })).toEqual(['Olive 100%'])
    expect(await found({ keywords: '%' })).toEqual(['Olive 100%'])
    expect(await found({ keywords: "' or 1=1 --" })).toEqual([])
    expect(await found({ role: 'administrator' })).toEqual(['Ada'])
    expect(JSON.stringify(first.body)).not.toMatch(/hash|argon2/)
  })

  test('F-USER-04 a shop manager sees customers only and changes nobody', async () => {
    const manager = await site.as('shop_manager', 'Moss')
    const rows = (await manager.get('/api/users', { limit: '100' })).body.d
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row: { role: string }) => row.role === 'member')).toBe(true)
    expect((await manager.post('/api/users', { id: rows[0].id, role: 'administrator' })).status).toBe(403)
    expect((await manager.delete(`/api/users/${rows[0].id}`)).status).toBe(403)
  })

  test('F-USER-05 an invited user gets an email and a link, chooses a password and signs in', async () => {
    const made = await administrator.post('/api/users', {
      name: 'Ines',
      email: 'ines@example.test',
      role: 'editor',
    })
    expect(made.body.d).toMatchObject({ name: 'Ines', role: 'editor', status: 'invited' })
    const emails = await site.platform.db.selectFrom('outbox').select('payload').execute()
    expect(emails.map(({ payload }) => payload.to)).toContain('ines@example.test')
    const token = new URL(made.body.invite_url).searchParams.get('invite') ?? ''
    expect(
      (await site.visitor().post('/api/users/login', { email: 'ines@example.test', password })).status,
    ).toBe(401)
    expect((await site.visitor().post('/api/users/password/reset', { token, password })).status).toBe(200)
    const ines = site.visitor()
    const signedIn = await ines.post('/api/users/login', { email: 'ines@example.test', password })
    expect(signedIn.body.d.role).toBe('editor')
    const again = await administrator.post('/api/users', { name: 'Two', email: 'INES@example.test' })
    expect(again.body.error?.code).toBe('account.email_taken')
  })

  test('F-USER-03 another role or disabling ends the sessions at once', async () => {
    const person = await site.as('author', 'Rolf')
    const changed = await administrator.post('/api/users', { id: idOf(person), role: 'editor' })
    expect(changed.body.d.role).toBe('editor')
    expect((await person.get('/api/users/me')).body.d).toBeNull()
    const other = await site.as('member', 'Dora')
    await administrator.post('/api/users', { id: idOf(other), is_disabled: true })
    expect((await other.get('/api/users/sessions')).status).toBe(401)
    const enabled = await administrator.post('/api/users', { id: idOf(other), is_disabled: false })
    expect(enabled.body.d.status).not.toBe('disabled')
  })

  test('F-USER-04 nobody changes the own role, and the last administrator stays', async () => {
    const own = idOf(administrator)
    for (const answer of [
      await administrator.post('/api/users', { id: own, role: 'member' }),
      await administrator.post('/api/users', { id: own, is_disabled: true }),
      await administrator.post('/api/roles', { user_id: own, role: 'editor' }),
      await administrator.delete(`/api/users/${own}`),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.error?.code).toBe('account.own_role')
    }
    const second = await site.as('administrator', 'Bea')
    const [a, b] = await Promise.all([
      administrator.post('/api/users', { id: idOf(second), role: 'member' }),
      second.post('/api/users', { id: own, role: 'member' }),
    ])
    expect([a.status, b.status].sort()).not.toEqual([200, 200])
    const left = await site.platform.db
      .selectFrom('user_account')
      .select('id')
      .where('role', '=', 'administrator')
      .execute()
    expect(left).toHaveLength(1)
    if (left[0]?.id !== own) administrator = second
  })

  test('F-USER-03 a removed user is gone with its sessions', async () => {
    const person = await site.as('member', 'Gone')
    expect((await administrator.delete(`/api/users/${idOf(person)}`)).status).toBe(200)
    expect((await person.get('/api/users/me')).body.d).toBeNull()
    expect((await administrator.delete(`/api/users/${idOf(person)}`)).status).toBe(404)
    expect((await administrator.delete('/api/users/not-an-id')).status).toBe(400)
  })

  test('F-USER-03 names and pictures are looked up for lists', async () => {
    const person = await site.as('member', 'Lou')
    const names = await namesOf(site.platform.db, [idOf(person), site.platform.newId(), idOf(person)])
    expect([...names]).toEqual([[idOf(person), { name: 'Lou', avatar: null }]])
  })
})

describe('roles and capabilities', () => {
  test('F-USER-02 an administrator sees all roles and the matrix, others their own', async () => {
    const author = await site.as('author', 'Abe')
    expect((await administrator.get('/api/roles')).body.d.map((row: { role: string }) => row.role)).toEqual([
      ...roles,
    ])
    const own = (await author.get('/api/roles')).body.d
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({
      role: 'author',
      title: 'Author',
      capabilities: [...capabilitiesOf('author')],
    })
    const all = (await administrator.get('/api/options/capabilities')).body.d
    expect(all.matrix).toContainEqual(
      expect.objectContaining({ name: 'code.write', roles: ['administrator'] }),
    )
    const mine = (await author.get('/api/options/capabilities')).body.d
    expect(mine).toEqual({ role: 'author', capabilities: [...capabilitiesOf('author')] })
    expect((await site.visitor().get('/api/roles')).status).toBe(401)
  })

  test('F-USER-02 a role is given to a user; what a role may do is fixed and says so', async () => {
    const person = await site.as('member', 'Kim')
    const given = await administrator.post('/api/roles', { user_id: idOf(person), role: 'shop_manager' })
    expect(given.body.d.role).toBe('shop_manager')
    const fixed = await administrator.post('/api/roles', { role: 'editor', capabilities: ['users.write'] })
    expect(fixed.status).toBe(422)
    expect(fixed.body.error?.code).toBe('roles.fixed')
    expect((await administrator.post('/api/roles', { user_id: idOf(person), role: 'visitor' })).status).toBe(
      400,
    )
    expect(
      (await administrator.post('/api/roles', { user_id: idOf(person), role: 'constructor' })).status,
    ).toBe(400)
  })

  test('F-USER-06 the current user is told with role and capabilities, and is null for a visitor', async () => {
    const author = await site.as('author', 'Cleo')
    expect(currentUserOf(author.viewer)).toMatchObject({ id: idOf(author), name: 'Cleo', role: 'author' })
    expect(currentUserOf(site.visitor().viewer)).toBeNull()
    expect((await author.get('/api/users/me')).body.d).toMatchObject({
      id: idOf(author),
      capabilities: [...capabilitiesOf('author')],
    })
    expect((await site.visitor().get('/api/users/me')).body.d).toBeNull()
  })
})

describe('in a page’s view', () => {
  test('F-USER-06 F-USER-04 the view says who is looking, and the creator may edit', async () => {
    const editor = await site.as('editor', 'Wren')
    const made = await editor.post('/api/posts', {
      type: 'page',
      title: 'Kiln log',
      slug: 'kiln-log',
      status: 'published',
    })
    expect(made.status).toBe(200)
    const viewOf = async (client: Client) =>
      (await client.post('/api/posts/view', { path: made.body.d.url })).body.d
    const own = await viewOf(editor)
    expect(own.cur_user).toMatchObject({ id: idOf(editor), name: 'Wren', can_edit: true })
    expect(own.post).toMatchObject({ created_by: idOf(editor), current_user: { id: idOf(editor) } })
    const reader = await site.as('member', 'Reader')
    expect((await viewOf(reader)).cur_user).toMatchObject({ id: idOf(reader), can_edit: false })
    const visited = await viewOf(site.visitor())
    expect([visited.cur_user, visited.post.current_user]).toEqual([null, null])
  })
})

describe('from the shell', () => {
  test('F-USER-05 a link makes a user or sets a password, and takes off a lost second factor', async () => {
    const { platform } = site
    expect(await accountLink(platform, { email: 'sam@example.test' })).toBeNull()
    const invited = await accountLink(platform, { email: 'Sam@example.test', role: 'administrator' })
    const token = new URL(invited ?? '').searchParams.get('invite')
    expect((await site.visitor().post('/api/users/password/reset', { token, password })).status).toBe(200)
    const again = await accountLink(platform, { email: 'sam@example.test', withoutTotp: true })
    expect(again).toContain('/login?reset=')
    const signedIn = await site.visitor().post('/api/users/login', { email: 'sam@example.test', password })
    expect(signedIn.body.d).toMatchObject({ name: 'sam', role: 'administrator' })
  })

  test('F-USER-01 what has run out is swept away, what has not stays', async () => {
    const person = await site.as('member', 'Stays')
    const { db } = site.platform
    const gone = await site.as('member', 'Late')
    await db
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', idOf(gone))
      .execute()
    await sweepSessions.run(site.platform, {})
    const left = await db.selectFrom('session').select('user_id').execute()
    expect(left.map(({ user_id }) => user_id)).toContain(idOf(person))
    expect(left.map(({ user_id }) => user_id)).not.toContain(idOf(gone))
  })
})

describe('the first administrator', () => {
  test('F-USER-05 a site without one prints a link that makes one, once', async () => {
    const fresh = await testSite()
    try {
      const first = await ensureFirstAdministrator(fresh.platform)
      const second = await ensureFirstAdministrator(fresh.platform)
      if (first.kind !== 'link' || second.kind !== 'link') return expect.unreachable()
      expect(second.url).toMatch(/^http:\/\/localhost:3000\/login\?setup=[\w-]{43}$/)
      const tokenOf = (url: string) => new URL(url).searchParams.get('setup') ?? ''
      const person = { name: 'First', email: 'first@example.test', password }
      const old = await fresh.visitor().post('/api/users/setup', { ...person, token: tokenOf(first.url) })
      expect(old.body.error?.code).toBe('token.invalid')
      const token = tokenOf(second.url)
      const tries = await Promise.all(
        [1, 2, 3].map((i) =>
          fresh.visitor().post('/api/users/setup', {
            ...person,
            email: `first${i}@example.test`,
            token,
            // Browsers have two names of it.
            time_zone: 'Asia/Calcutta',
          }),
        ),
      )
      expect(await readSetting(fresh.platform.db, 'time_zone')).toBe(
        new Intl.DateTimeFormat('en', { timeZone: 'Asia/Calcutta' }).resolvedOptions().timeZone,
      )
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422])
      expect(tries.find(({ status }) => status === 200)?.body.d.role).toBe('administrator')
      expect(await ensureFirstAdministrator(fresh.platform)).toEqual({ kind: 'exists' })
    } finally {
      await fresh.close()
    }
  })

  test('F-USER-05 ADMIN_EMAIL and ADMIN_PASSWORD make one unattended; signing up first makes nobody administrator', async () => {
    const environment = { ADMIN_EMAIL: 'Owner@example.test', ADMIN_PASSWORD: password }
    const fresh = await testSite({ environment })
    try {
      const early = await fresh
        .visitor()
        .post('/api/users/signup', { name: 'Early', email: 'early@example.test', password })
      expect(early.body.d.role).toBe('member')
      expect(await ensureFirstAdministrator(fresh.platform)).toEqual({ kind: 'created' })
      expect(await ensureFirstAdministrator(fresh.platform)).toEqual({ kind: 'exists' })
      const owner = await fresh.visitor().post('/api/users/login', { email: 'owner@example.test', password })
      expect(owner.body.d.role).toBe('administrator')
    } finally {
      await fresh.close()
    }
  })

  test('F-USER-05 an account of that email address is raised, not made twice', async () => {
    const environment = { ADMIN_EMAIL: 'owner@example.test', ADMIN_PASSWORD: password }
    const fresh = await testSite({ environment })
    try {
      const { platform } = fresh
      await createAccount(platform, platform.db, {
        name: 'Owner',
        email: 'owner@example.test',
        role: 'member',
      })
      expect(await ensureFirstAdministrator(platform)).toEqual({ kind: 'created' })
      const owner = await fresh.visitor().post('/api/users/login', { email: 'owner@example.test', password })
      expect(owner.body.d).toMatchObject({ name: 'Owner', role: 'administrator' })
    } finally {
      await fresh.close()
    }
  })
})

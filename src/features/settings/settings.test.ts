/** Settings over HTTP: who reads and writes what, what is refused, what is never shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInFonts } from '#constants.ts'
import { readVersion } from '#platform/database/changeCounter.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { createAccount } from '#features/people/index.ts'
import { saveStoreLocation } from '#features/shop/index.ts'
import { mailServerUrl, readSetting } from './index.ts'

let site: TestSite
let administrator: Client
let manager: Client
let member: Client

beforeAll(async () => {
  site = await testSite()
  administrator = await site.as('administrator')
  manager = await site.as('shop_manager')
  member = await site.as('member')
})
afterAll(() => site.close())

const save = (client: Client, name: string, value: unknown) => client.post('/api/options', { name, value })

describe('reading and saving', () => {
  test('F-OPT-01 an administrator saves a setting and a visitor reads it', async () => {
    const saved = await save(administrator, 'site_name', '  Oat & Ash  ')
    expect(saved.body.d).toEqual({ name: 'site_name', value: 'Oat & Ash' })
    expect((await site.visitor().get('/api/options/site_name')).body.d).toBe('Oat & Ash')
    expect(await readSetting(site.platform.db, 'site_name')).toBe('Oat & Ash')
    expect((await save(administrator, 'site_name', null)).body.d.value).toBe('Plinth')
  })

  test('F-OPT-01 several are read by name[]', async () => {
    const answer = await site.visitor().get('/api/options/subset', { name: ['site_name', 'time_zone'] })
    expect(answer.body.d).toEqual({ site_name: 'Plinth', time_zone: 'UTC' })
    const one = await site.visitor().call('GET', '/api/options/subset?name[]=site_logo')
    expect(one.body.d).toEqual({ site_logo: '' })
    expect((await site.visitor().get('/api/options/subset')).status).toBe(400)
  })

  test('F-OPT-01 private settings are read by those who may, and refuse a whole subset', async () => {
    const visitor = site.visitor()
    expect((await visitor.get('/api/options/admin_menu')).status).toBe(401)
    expect((await member.get('/api/options/admin_menu')).body.d).toEqual([])
    expect((await member.get('/api/options/shop.order_email')).status).toBe(403)
    expect((await manager.get('/api/options/shop.order_email')).body.d).toBe('')
    expect(
      (await visitor.get('/api/options/subset', { name: ['site_name', 'comments_first_pending'] })).status,
    ).toBe(401)
    expect(
      (await member.get('/api/options/subset', { name: ['site_name', 'comments_first_pending'] })).status,
    ).toBe(403)
  })

  test('F-OPT-01 a shop manager saves shop.* only; members and visitors save nothing', async () => {
    expect((await save(manager, 'shop.low_stock_at', 7)).body.d).toEqual({
      name: 'shop.low_stock_at',
      value: 7,
    })
    expect((await save(manager, 'site_name', 'Mine')).status).toBe(403)
    expect((await save(member, 'shop.low_stock_at', 7)).status).toBe(403)
    expect((await save(site.visitor(), 'shop.low_stock_at', 7)).status).toBe(401)
  })

  test('F-OPT-01 the site’s URL and mail server ask again who it is, half an hour after the login', async () => {
    const { db, newId, clock } = site.platform
    const password = 'a kiln at cone six'
    await createAccount(site.platform, db, {
      name: 'Late',
      email: 'late@example.test',
      password,
      role: 'administrator',
    })
    const late = site.visitor()
    await late.post('/api/users/login', { email: 'late@example.test', password })
    expect((await save(late, 'site_url', 'https://a.example')).status).toBe(200)
    const began = new Date(clock.now().getTime() - 31 * 60_000)
    await db.updateTable('session').set({ created_at: began }).execute()
    const again = await save(late, 'site_url', 'https://b.example')
    expect([again.status, again.body.error?.code]).toEqual([403, 'login.again'])
    expect((await save(late, 'site_name', 'Plinth')).status).toBe(200)
    const wrong = await late.post('/api/options', { name: 'site_url', value: null, password: newId() })
    expect(wrong.body.error?.code).toBe('password.wrong')
    expect((await late.post('/api/options', { name: 'site_url', value: null, password })).status).toBe(200)
    await db.updateTable('session').set({ created_at: clock.now() }).execute()
  })

  test('F-OPT-01 the list for the settings screen says what each is and who may change it', async () => {
    const all = (await administrator.get('/api/options')).body.d
    expect(all.length).toBeGreaterThan(15)
    expect(all.every((row: { can_write: boolean }) => row.can_write)).toBe(true)
    expect(all.find((row: { name: string }) => row.name === 'site_name')).toMatchObject({
      title: 'Name of the site',
      group: 'site',
      value: 'Plinth',
      default: 'Plinth',
      field: { type: 'string' },
    })
    const seen = (await manager.get('/api/options')).body.d
    expect(
      seen.filter((row: { can_write: boolean }) => row.can_write).map((row: { name: string }) => row.name),
    ).toEqual([
      'shop.order_email',
      'shop.prices_include_tax',
      'shop.base_country',
      'shop.stripe_key_secret',
      'shop.stripe_webhook_secret',
      'shop.manual_payments',
      'shop.payment_instructions',
      'shop.invoice_sender',
      'shop.invoice_prefix',
      'shop.invoice_note',
      'shop.low_stock_at',
    ])
    expect((await member.get('/api/options')).status).toBe(403)
  })

  test('F-OPT-01 a change is seen by public pages at once and is in the audit log', async () => {
    const { db } = site.platform
    const { version: before } = await readVersion(db, 'content', -1)
    await save(administrator, 'announcement', 'Kiln opening on Saturday')
    expect((await readVersion(db, 'content', before)).version).toBe(before + 1)
    const entry = await db
      .selectFrom('audit')
      .selectAll()
      .where('target', '=', 'announcement')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ kind: 'option.saved', actor_id: administrator.viewer.id })
    expect(entry.data.before).not.toBe(entry.data.after)
  })
})

describe('hostile input', () => {
  test.each([
    '__proto__',
    'constructor',
    'prototype',
    'then',
    'toString',
    'a b',
    '../site_name',
    "x'--",
    'x'.repeat(61),
    '',
  ])('F-OPT-01 a setting named %j is refused with 400', async (name) => {
    expect((await save(administrator, name, 'x')).status).toBe(400)
    expect((await administrator.get('/api/options/subset', { name: [name] })).status).toBe(400)
    const path = `/api/options/${encodeURIComponent(name)}`
    if (name !== '') expect((await administrator.get(path)).status).toBe(400)
  })

  test('F-OPT-01 an unknown name is told, an unknown key and a missing value are refused', async () => {
    expect((await save(administrator, 'no_such_setting', 1)).body.error?.code).toBe('setting.unknown')
    expect((await site.visitor().get('/api/options/no_such_setting')).status).toBe(404)
    const extra = await administrator.post('/api/options', {
      name: 'site_name',
      value: 'x',
      access: 'public',
    })
    expect(extra.status).toBe(400)
    expect((await administrator.post('/api/options', { name: 'site_name' })).status).toBe(400)
    expect((await administrator.post('/api/options', { name: ['site_name'], value: 'x' })).status).toBe(400)
    expect((await site.visitor().call('GET', '/api/options/site_name?x=1')).status).toBe(400)
  })

  test.each([
    ['site_name', 5],
    ['site_name', ''],
    ['site_name', 'two\nlines'],
    ['site_url', 'javascript:alert(1)'],
    ['site_logo', 'javascript:alert(1)'],
    ['site_logo', '//evil.example/x.png'],
    ['currency', 'EURO'],
    ['time_zone', 'Moon/Crater'],
    ['home_post_id', 'x'],
    ['custom_fonts', [{ title: 'A', value: 'x;}</style><script>' }]],
    ['theme_tokens', { 'color-accent': 'red}</style><script>' }],
    ['theme_tokens', { 'color-accent': 'url(//evil.example)' }],
    ['theme_tokens', { 'color-accent': { deep: 1 } }],
    ['admin_menu', [{ title: 'x', path: '//evil.example' }]],
    ['admin_menu', [{ title: 'x', path: 'javascript:alert(1)' }]],
    ['admin_menu', [{ title: 'x', path: '/\\evil.example' }]],
    ['dashboard_setting', { order: [], hidden: [], more: 1 }],
    ['shop.low_stock_at', -1],
    ['shop.low_stock_at', '3'],
  ])('F-OPT-03 %s refuses %j with its reason', async (name, value) => {
    const answer = await save(administrator, name, value)
    expect(answer.status).toBe(422)
    expect(answer.body.error?.code).toBe('setting.invalid')
    expect(answer.body.error?.message).not.toMatch(/Zod|at \//)
  })
})

describe('lists and what a page starts with', () => {
  test('F-OPT-02 currencies come with symbol and decimals', async () => {
    const list = (await site.visitor().get('/api/options/currencies')).body.d
    expect(list.length).toBeGreaterThan(150)
    expect(list).toContainEqual({ code: 'EUR', name: 'Euro', symbol: '€', exponent: 2 })
    expect(list).toContainEqual(expect.objectContaining({ code: 'JPY', symbol: '¥', exponent: 0 }))
    expect(list).toContainEqual(expect.objectContaining({ code: 'KWD', exponent: 3 }))
  })

  test('F-CONST-24 the currency symbol is -- until a currency is set', async () => {
    expect((await site.visitor().get('/api/init')).body.d.currency_symbol).toBe('--')
    await save(administrator, 'currency', 'GBP')
    expect((await site.visitor().get('/api/init')).body.d).toMatchObject({
      currency: 'GBP',
      currency_symbol: '£',
      currency_exponent: 2,
    })
  })

  test('F-OPT-03 a page starts with name, logo, email, URL and store locations, the same for everybody', async () => {
    await save(administrator, 'site_logo', '/media/logo.svg')
    await save(administrator, 'site_email', 'hello@example.test')
    await save(administrator, 'site_url', 'https://oat.example/')
    const { platform } = site
    await platform.transaction(async (db) => {
      await saveStoreLocation(platform, db, { title: 'Mill Lane', value: 'mill_lane' })
      await saveStoreLocation(platform, db, { title: 'Harbour', value: 'harbour' })
    })
    const start = (await site.visitor().get('/api/init')).body.d
    expect(start).toMatchObject({
      site_name: 'Plinth',
      site_logo: '/media/logo.svg',
      site_email: 'hello@example.test',
      site_url: 'https://oat.example',
    })
    expect(start.store_locations).toEqual([
      { title: 'Mill Lane', value: 'mill_lane' },
      { title: 'Harbour', value: 'harbour' },
    ])
    expect((await administrator.get('/api/init')).body.d).toEqual(start)
  })

  test('F-OPT-04 the menu and the dashboard’s tiles are kept as they were saved', async () => {
    const menu = [
      { title: 'Kiln log', path: '/user/kiln-log', icon: 'flame' },
      { title: 'Opening hours', path: '/about?from=menu', icon: '' },
    ]
    const tiles = { order: ['orders', 'visits'], hidden: ['stock'] }
    await save(administrator, 'admin_menu', menu)
    await save(administrator, 'dashboard_setting', tiles)
    const answer = await member.get('/api/options/subset', { name: ['admin_menu', 'dashboard_setting'] })
    expect(answer.body.d).toEqual({ admin_menu: menu, dashboard_setting: tiles })
  })

  test('F-POST-12 custom fonts are merged with the eight built-in ones', async () => {
    const fonts = async () => (await site.visitor().get('/api/options/custom_fonts')).body.d
    expect(await fonts()).toEqual([...builtInFonts])
    await save(administrator, 'custom_fonts', [
      { title: 'Fraunces', value: 'Fraunces, serif' },
      { title: 'arial', value: 'Arimo, Arial, sans-serif' },
    ])
    const merged = await fonts()
    expect(merged).toHaveLength(9)
    expect(merged[0]).toEqual({ title: 'arial', value: 'Arimo, Arial, sans-serif' })
    expect(merged[8]).toEqual({ title: 'Fraunces', value: 'Fraunces, serif' })
  })
})

describe('secrets', () => {
  const secret = 'smtps://kiln:Gl4ze-and-ash@mail.example.test:465'

  test('F-OPT-05 a secret is written, used by the server, and never given back', async () => {
    const saved = await save(administrator, 'smtp_url_secret', secret)
    expect(saved.body).toMatchObject({ d: { name: 'smtp_url_secret', value: null }, is_set: true })
    expect(await mailServerUrl(site.platform)).toBe(secret)
    const seen = [
      saved,
      await administrator.get('/api/options/smtp_url_secret'),
      await administrator.get('/api/options/subset', { name: ['smtp_url_secret'] }),
      await administrator.get('/api/options'),
    ]
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of seen) expect(JSON.stringify(body)).not.toContain('Gl4ze')
    expect(seen[1]?.body).toEqual({ d: null, is_set: true })
    const row = seen[3]?.body.d.find(({ name }: { name: string }) => name === 'smtp_url_secret')
    expect(row).toMatchObject({ value: null, is_set: true, is_secret: true })
    expect((await manager.get('/api/options/smtp_url_secret')).status).toBe(403)
  })

  test('F-OPT-05 the database and the audit log do not hold it in the clear', async () => {
    const { db } = site.platform
    const rows = [
      await db.selectFrom('option').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain('Gl4ze')
  })

  test('F-OPT-05 an empty value forgets it', async () => {
    expect((await save(administrator, 'smtp_url_secret', '')).body.is_set).toBe(false)
    expect(await mailServerUrl(site.platform)).toBeNull()
  })
})

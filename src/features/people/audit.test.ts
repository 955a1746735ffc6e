/** The audit log is read by people: each operation that matters leaves a sentence, with names and without ids or words of the code. */
import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capabilityTable } from '#platform/operations/capabilities.ts'
import { secretOfText } from '#platform/installationSecret.ts'
import { rotateSecret } from '#platform/rotateSecret.ts'
import { publishProduct } from '#test/support/shop.ts'
import { testSite, type Answer, type Client, type TestSite } from '#test/support/site.ts'
import { createAccount } from './accounts.ts'
import { auditKinds } from './auditKinds.ts'
import { auditAreas, isAuditKind } from './auditWords.ts'

const password = 'a kiln at cone six'
let site: TestSite
let admin: Client
let bo: { id: string; client: Client }
let invited: string
let page: string
let bowl: string
let order: { id: string; number: string }
let form: string

interface Entry {
  kind: string
  sentence: string
  actor: string | null
  actor_ip: string | null
}
const entries = async (query: Record<string, string> = {}): Promise<Entry[]> =>
  (await admin.get('/api/audit', { limit: '100', ...query })).body.d

beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'https://kiln.example' } })
  await createAccount(site.platform, site.platform.db, {
    name: 'Ada',
    email: 'ada@example.test',
    password,
    role: 'administrator',
  })
  admin = site.visitor()
  await admin.post('/api/users/login', { email: 'ada@example.test', password })
  const { id } = await createAccount(site.platform, site.platform.db, {
    name: 'Bo Berg',
    email: 'bo@example.test',
    password,
    role: 'author',
    isEmailVerified: true,
  })
  const client = site.visitor()
  await client.post('/api/users/login', { email: 'bo@example.test', password })
  bo = { id, client }
  invited = (await admin.post('/api/users', { name: 'Cy', email: 'cy@example.test', role: 'editor' })).body.d
    .id
  page = (await admin.post('/api/posts', { type: 'page', title: 'Opening hours', value: [] })).body.d.id
  const fields = JSON.stringify([{ name: 'name', title: 'Name', type: 'string' }])
  form = (
    await admin.post('/api/posts', {
      type: 'form',
      title: 'Contact',
      status: 'published',
      value: [],
      metas: [{ name: 'fields', value: fields }],
    })
  ).body.d.id
  await admin.post('/api/options', { name: 'currency', value: 'EUR' })
  bowl = await publishProduct(site, {
    title: 'Oat bowl',
    metas: { product_price: '20.00', product_quantity: '5' },
  })
  const made = await admin.post('/api/shop/orders', {
    lines: [{ post_id: bowl, quantity: 1, value: {} }],
    email: 'dee@example.test',
    payment: 'later',
    total_minor: 2000,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  order = made.body.d
})
afterAll(() => site.close())

/** Each with what Ada's entry says after her name. */
const table: [what: string, act: () => Promise<Answer | number>, sentence: string | RegExp][] = [
  [
    'a user is added',
    () => admin.post('/api/users', { name: 'Eve', email: 'eve@example.test', role: 'author' }),
    'added Eve as author',
  ],
  [
    'somebody is invited again',
    () => admin.post('/api/users', { id: invited, invite: true }),
    'invited Cy again, with a new link',
  ],
  [
    'a name is changed',
    () => admin.post('/api/users', { id: bo.id, name: 'Bo' }),
    'changed Bo’s name from Bo Berg to Bo',
  ],
  [
    'a role, and with it the capabilities',
    () => admin.post('/api/roles', { user_id: bo.id, role: 'editor' }),
    'changed Bo’s role from author to editor',
  ],
  [
    'an email address is changed',
    () => admin.post('/api/users', { id: bo.id, email: 'bo2@example.test' }),
    'changed Bo’s email address from bo@example.test to bo2@example.test',
  ],
  [
    'a user is disabled',
    () => admin.post('/api/users', { id: bo.id, is_disabled: true }),
    'disabled the account of Bo',
  ],
  [
    'a user is enabled',
    () => admin.post('/api/users', { id: bo.id, is_disabled: false }),
    'enabled the account of Bo again',
  ],
  [
    'sessions of others are ended',
    async () => {
      await bo.client.post('/api/users/login', { email: 'bo2@example.test', password })
      return admin.post(`/api/users/${bo.id}/sessions/end`)
    },
    'signed Bo out (1 session)',
  ],
  [
    'a key for payments',
    () =>
      admin.post('/api/options', {
        name: 'shop.stripe_key_secret',
        value: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
      }),
    'changed the setting “Secret key of Stripe”',
  ],
  [
    'a setting of the site',
    () => admin.post('/api/options', { name: 'site_name', value: 'Kiln' }),
    'changed the setting “Name of the site”',
  ],
  [
    'discounts',
    () => admin.post('/api/shop/settings', { discounts: [] }),
    'changed the settings of the shop: discount codes',
  ],
  [
    'taxes',
    () => admin.post('/api/shop/settings', { tax_zones: [] }),
    'changed the settings of the shop: taxes',
  ],
  [
    'customers are exported',
    () => admin.get('/api/shop/csv/customers'),
    'downloaded the customers as a file',
  ],
  ['orders are exported', () => admin.get('/api/shop/csv/orders'), 'downloaded the orders as a file'],
  [
    'entries of a form are exported',
    () => admin.get(`/api/forms/${form}/data`, { format: 'csv' }),
    'downloaded what was sent by the form “Contact”',
  ],
  ['the log is exported', () => admin.get('/api/audit/export'), 'downloaded the audit log'],
  [
    'the own data is exported',
    () => admin.post('/api/users/me/export'),
    'downloaded the data of their own account',
  ],
  [
    'a page is published',
    () => admin.post('/api/posts', { id: page, version: 1, status: 'published' }),
    'published the page “Opening hours”',
  ],
  [
    'a page is trashed',
    () => admin.delete(`/api/posts/${page}`),
    /^moved to the trash: the (page|entry) “Opening hours”$/,
  ],
  [
    'many are restored',
    () => admin.post('/api/posts/bulk', { ids: [page], action: 'restore' }),
    'restored 1 entry at once',
  ],
  [
    'a redirect',
    () => admin.post('/api/redirects', { from_path: '/old', to_path: '/new' }),
    'set a redirect from /old to /new',
  ],
  [
    'stock',
    async () =>
      admin.post('/api/shop/stock', {
        variant_id: (await admin.get('/api/shop/stock', { post_id: bowl })).body.d[0].variant_id,
        quantity: 7,
      }),
    'changed the stock of Oat bowl to 7 (correction)',
  ],
  [
    'a note on an order',
    () => admin.post(`/api/shop/orders/${order.id}/note`, { text: 'Wants it blue' }),
    /^wrote a note on order \S+$/,
  ],
  ['an order is cancelled', () => admin.post(`/api/shop/orders/${order.id}/cancel`), /^cancelled order \S+$/],
  [
    'an email template',
    () =>
      admin.post('/api/shop/email-templates', {
        kind: 'shipped',
        own: { subject: 'On its way', text: 'Here it comes.' },
      }),
    'changed the email template “shipped”',
  ],
  [
    'an account is removed',
    () => admin.delete(`/api/users/${bo.id}`),
    'removed the account of bo2@example.test (editor)',
  ],
  [
    'the secret is changed',
    () => rotateSecret(site.platform, secretOfText(randomBytes(32).toString('hex'))),
    /^rotated the secret of the site and encrypted \d+ stored values? again$/,
  ],
]

test('2.4 each operation that matters leaves a sentence: who, what, about whom by name, from where', async () => {
  for (const [what, act, sentence] of table) {
    const answer = await act()
    if (typeof answer !== 'number')
      expect(answer.status, `${what}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(200)
    const [entry] = await entries()
    expect(entry?.sentence, what).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
    expect(entry?.actor, what).toBe(typeof answer === 'number' ? 'The command line' : 'Ada')
    if (typeof answer !== 'number') expect(entry?.actor_ip, what).toBe('127.0.0.1')
  }
})

test('2.4 who removes the own account, tries a wrong password or asks for a new one is in the log in words too', async () => {
  await createAccount(site.platform, site.platform.db, {
    name: 'Gil',
    email: 'gil@example.test',
    password,
    role: 'member',
    isEmailVerified: true,
  })
  const gil = site.visitor()
  await gil.post('/api/users/login', { email: 'gil@example.test', password: 'not this one at all' })
  await gil.post('/api/users/login', { email: 'nobody@example.test', password: 'not this one at all' })
  await gil.post('/api/users/login', { email: 'gil@example.test', password })
  await gil.post('/api/users/me/remove', { current_password: password, comments: 'keep' })
  expect((await entries()).slice(0, 4).map(({ sentence }) => sentence)).toEqual([
    'removed their own account',
    'logged in',
    'tried to log in with an address that has no account',
    expect.stringMatching(/^tried to log in/),
  ])
})

test('2.4 no entry shows an id or a word of the code, and all of them are followed to the end, by kind as well', async () => {
  const seen: Entry[] = []
  let after: string | undefined
  do {
    const { body } = await admin.get('/api/audit', { limit: '10', ...(after ? { after } : {}) })
    seen.push(...body.d)
    after = body.pagination.next ?? undefined
  } while (after)
  expect(seen.length).toBeGreaterThan(table.length)
  for (const { sentence, kind } of seen) {
    expect(sentence, kind).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|undefined|null|\[object|“”/)
    expect(sentence, kind).not.toContain(kind)
  }
  const removed = await entries({ kind: 'user.removed' })
  expect(removed.map(({ kind }) => kind)).toEqual(['user.removed'])
  expect(await entries({ kind: 'user.removed', area: 'shop' })).toEqual([])
  expect((await entries({ keywords: 'Cy' })).map(({ kind }) => kind)).toEqual(['user.invited', 'user.made'])
})

test('2.4 every kind of entry that the program writes has its words and its area', async () => {
  const begins: string[] = Object.values(auditAreas).flatMap((area) => [...area.begins])
  const sources = globSync('src/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  const found = new Set<string>()
  for (const path of sources) {
    const code = await readFile(path, 'utf8')
    if (!/writeAudit\(|^ {2}audit:/m.test(code)) continue
    for (const call of code.matchAll(
      /(?:writeAudit\(|^ {2}audit:|\bnote\(|\btell\(|signIn\()[\s\S]{0,400}/gm,
    )) {
      for (const [, kind] of call[0].matchAll(/'([a-z_]+\.[a-z_]+)'/g))
        if (kind && begins.includes(kind.split('.')[0] ?? '')) found.add(kind)
    }
  }
  expect(found.size).toBeGreaterThan(50)
  const problems = /missing|invalid|taken|forbidden|unknown|wrong|refused|own_|not_|no_|needed|too_/
  expect(
    [...found].filter(
      (kind) => !isAuditKind(kind) && !problems.test(kind) && !Object.hasOwn(capabilityTable, kind),
    ),
  ).toEqual([])
  expect(Object.keys(auditKinds).filter((kind) => !begins.includes(kind.split('.')[0] ?? ''))).toEqual([])
})

/** What the database refuses is said in words (issue line 2.10): every constraint, everything that is made twice at once, every far page. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { problemOf } from '#platform/http/api.ts'
import { operations } from '#operations.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { unlimitedApi } from '#test/support/unlimited.ts'

let site: TestSite
let administrator: Client
let api: Awaited<ReturnType<typeof unlimitedApi>>
beforeAll(async () => {
  site = await testSite()
  administrator = await site.as('administrator')
  api = await unlimitedApi(site)
})
afterAll(async () => {
  await api.close()
  await site.close()
})

async function send(
  method: string,
  path: string,
  input?: unknown,
  client = administrator,
): Promise<{ status: number; text: string }> {
  const response = await fetch(api.url + path, {
    method,
    headers: {
      'x-timestamp': '1',
      cookie: `autht=${client.cookies.get('autht') ?? ''}`,
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  })
  return { status: response.status, text: await response.text() }
}

test('2.10 every unique, check and foreign key of the database has a problem with words', async () => {
  const { rows } = await sql<{ code: string; table: string; constraint: string }>`
    select case contype when 'c' then '23514' when 'f' then '23503' when 'x' then '23P01' else '23505' end as code, conrelid::regclass::text as table, conname as constraint
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('u', 'p', 'c', 'f', 'x')
    union all
    select '23505', indrelid::regclass::text, indexrelid::regclass::text from pg_index
    where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`.execute(site.platform.db)
  expect(rows.length).toBeGreaterThan(150)
  const unnamed = rows
    .map((row) => ({ ...row, table: row.table.replaceAll('"', '') }))
    .filter((row) => problemOf(Object.assign(new Error('refused'), row)).status >= 500)
  expect(unnamed).toEqual([])
  const words = problemOf(
    Object.assign(new Error('refused'), { code: '23503', table: 'comment', constraint: 'x' }),
  )
  expect([words.status, words.message]).toEqual([
    409,
    'A comment cannot be saved: something that it belongs to was removed in the meantime. Please load the page again.',
  ])
  expect(
    problemOf(Object.assign(new Error('refused'), { code: '23505', table: 'table_of_nobody' })).code,
  ).toBe('server.failed')
})

/** What can be made once, sent eight times at the same moment. */
const twins: [string, string, Record<string, unknown>][] = [
  ['a category', '/api/posts/categories', { title: 'Twin bowls' }],
  ['a taxonomy', '/api/taxonomies', { title: 'Twin clays' }],
  ['a content type', '/api/types', { slug: 'twin', title: 'Twin', plural: 'twins' }],
  ['two content types with one plural', '/api/types', { slug: '#', title: 'Twin', plural: 'same-plural' }],
  ['a store', '/api/shop/stores', { title: 'Twin harbour' }],
  ['a redirect', '/api/redirects', { from_path: '/twin-old', to_path: '/twin-new' }],
  [
    'a page at one URL',
    '/api/posts',
    { type: 'page', title: 'Twin', url: '/twin-page', status: 'published' },
  ],
  ['a user', '/api/users', { name: 'Twin', email: 'twin@example.test', role: 'member' }],
  [
    'an account',
    '/api/users/signup',
    { name: 'Twin', email: 'twin-signup@example.test', password: 'a kiln at cone six' },
  ],
  ['a folder', '/api/posts/uploads/create-folder', { new_folder: 'twin-folder' }],
  ['a setting', '/api/options', { name: 'site_name', value: 'Twin' }],
  [
    'a product with one number',
    '/api/posts',
    {
      type: 'product',
      title: 'Twin mug',
      status: 'published',
      metas: [
        { name: 'product_price', value: '12' },
        { name: 'product_sku', value: 'TWIN-1' },
      ],
    },
  ],
  [
    'a view',
    '/api/views',
    { screen: 'content/page', title: 'Twin', query: 'status=draft', is_shared: false },
  ],
  [
    'an address',
    '/api/shop/addresses',
    {
      address: { name: 'Twin', line1: 'One Lane 1', city: 'Town', country: 'DE', postcode: '12345' },
      is_default: true,
    },
  ],
]

test.each(twins)(
  '2.10 F-TAX-01 F-OPT-03 %s made eight times at once: nothing breaks',
  async (about, path, input) => {
    const numbered = (index: number) =>
      Object.fromEntries(
        Object.entries(input).map(([key, value]) => [key, value === '#' ? `twin-${index}` : value]),
      )
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send('POST', path, numbered(index), path.endsWith('/signup') ? site.visitor() : administrator),
      ),
    )
    const seen = answers.map(({ status, text }) => `${status} ${status === 200 ? '' : text.slice(0, 200)}`)
    expect(
      answers.filter(({ status }) => status >= 500),
      seen.join('\n'),
    ).toEqual([])
    expect(
      answers.some(({ status }) => status === 200),
      `${about}\n${seen.join('\n')}`,
    ).toBe(true)
  },
)

const paged = operations.filter(
  ({ method, input }) =>
    method === 'GET' &&
    Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}).includes(
      'p',
    ),
)

test('2.10 every list answers far beyond its end', async () => {
  expect(
    (await send('POST', '/api/posts', { type: 'page', title: 'Only one', status: 'published' })).status,
  ).toBe(200)
  expect(paged.length).toBeGreaterThan(8)
  const visitor = site.visitor()
  for (const { path, name } of paged) {
    const filled = path.replace('{plural}', 'pages').replace(/\{\w+\}/g, site.platform.newId())
    for (const query of [
      'p=101',
      'p=250',
      'p=10000',
      'p=101&limit=100',
      'p=101&type=page',
      'p=101&sort=title',
      'p=250&sort=-title',
      'p=101&target=posts.page&keywords=one',
      'p=101&keywords=one',
    ]) {
      for (const client of [administrator, visitor]) {
        const { status, text } = await send('GET', `${filled}?${query}`, undefined, client)
        expect(status, `${name} ${query} ${text.slice(0, 200)}`).toBeLessThan(500)
      }
    }
  }
})

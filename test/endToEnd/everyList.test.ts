/**
 * Every list of the product can be followed to its end, and holds every row once. The first row of each comes through the front
 * door; copies of it are made in the database, for 2,500 saves of each kind would take minutes.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from '#platform/operations/operation.ts'
import { operations } from '#platform/operations/registry.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

const copies = 2500
/** Fewer, but more than a page holds: for each row of the queue all comments of its author are counted. */
const comments = 700
let site: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'http://127.0.0.1' } })
  admin = await site.as('administrator')
})
afterAll(() => site.close())

/** Copies the rows that `where` names; `change` gives what differs from copy to copy, with `i` as its number. */
async function copy(table: string, where: string, change: string, count = copies): Promise<void> {
  const name = sql.table(table)
  await sql`insert into ${name} select (jsonb_populate_record(source, ${sql.raw(change)})).*
    from ${name} source, generate_series(1, ${sql.lit(count)}) i where ${sql.raw(where)}`.execute(site.platform.db)
}

const numbered = (kind: string) => `overlay(overlay(md5('${kind}' || i) placing '7' from 13) placing '8' from 17)::uuid`

interface Walk {
  path: string
  query?: Record<string, string>
  /** What tells rows apart. */
  key?: string
  /** How the call goes on; whole: it answers all at once. */
  by: 'page' | 'after' | 'whole' | 'number'
  /** Makes the rows; returns how many there are, or what the list must hold at least. */
  make(): Promise<number>
  /** Rows of the list that are none of ours: the 'None' entry. */
  isOther?(row: Record<string, unknown>): boolean
}

/** Returns the keys of all rows, in the order in which they came. */
async function follow({ path, query = {}, by, key = 'id', isOther }: Walk): Promise<string[]> {
  const keys: string[] = []
  let on: Record<string, string> = {}
  for (let page = 1; page < 400; page += 1) {
    const { status, body } = await admin.get(path, { ...query, ...on })
    expect([status, body.error], `${path} ${JSON.stringify(on)}`).toEqual([200, undefined])
    const rows: Record<string, unknown>[] = (Array.isArray(body.d) ? body.d : body.d.items)
    keys.push(...rows.filter((row) => !isOther?.(row)).map((row) => String(row[key])))
    const pagination = body.pagination ?? body.d.pagination
    if (by === 'whole') return keys
    if (by === 'after') {
      if (!pagination.next) return keys
      on = { after: pagination.next }
    } else if (rows.length === 0) return keys
    else if (by === 'number') on = { before: String(rows.at(-1)?.number) }
    else if (pagination && page >= pagination.pages) return keys
    else on = { p: String(page + 1) }
  }
  throw new Error(`${path} does not end.`)
}

async function makePosts(type: string): Promise<number> {
  const { body } = await admin.post('/api/posts', { type, title: `A ${type} to walk`, status: 'published', value: [], tags: [`first-${type}`] })
  const { id } = body.d
  const [version] = await site.platform.db.selectFrom('live').select('version_id').where('post_id', '=', id).execute()
  const tags = `'tags', jsonb_build_array('${type}-' || i)`
  await copy('post', `id = '${id}'`, `jsonb_build_object('id', ${numbered(type)})`)
  await copy('post_version', `id = '${version?.version_id}'`, `jsonb_build_object('id', ${numbered(`v${type}`)}, 'post_id', ${numbered(type)}, 'slug', '${type}-' || i, 'url', '/${type}/walk-' || i, ${tags})`)
  await copy('live', `post_id = '${id}'`, `jsonb_build_object('post_id', ${numbered(type)}, 'version_id', ${numbered(`v${type}`)}, 'slug', '${type}-' || i, 'url', case url when '' then '' else '/${type}/walk-' || i end, ${tags})`)
  return copies + 1
}

/** Ids of what some lists hang on. */
const made = { talk: '', form: '', changed: '' }

const walks: Record<string, Walk> = {
  'posts.list': { path: '/api/posts', query: { type: 'post', limit: '100' }, by: 'after', make: () => makePosts('post') },
  'search.find': {
    path: '/api/search', query: { target: 'posts.page', keywords: 'walk', limit: '100' }, by: 'page',
    // Ranked: of titles the best 300 are answered.
    async make() {
      await makePosts('page')
      return 300
    },
  },
  'forms.list': { path: '/api/forms', query: { limit: '100' }, by: 'page', make: () => makePosts('form') },
  'tags.list': { path: '/api/tags', key: 'slug', by: 'whole', make: async () => (await site.platform.db.selectFrom('live_tag').select('tag').distinct().execute()).length },
  'users.list': {
    path: '/api/users', query: { limit: '100' }, by: 'page',
    async make() {
      await copy('user_account', `id = '${admin.viewer.id}'`, `jsonb_build_object('id', ${numbered('user')}, 'email', 'reader-' || i || '@example.test', 'role', 'member')`)
      return copies + 1
    },
  },
  'comments.queue': {
    path: '/api/comments', query: { limit: '100' }, by: 'page',
    async make() {
      const { body } = await admin.post('/api/posts', { type: 'page', title: 'Talk', status: 'published', value: [{ id: 'comments01', type: 'comments', state: {}, children: [] }] })
      made.talk = body.d.id
      const [comment] = (await admin.post('/api/posts/notes', { post_id: body.d.id, value: 'Walked' })).body.d
      await copy('comment', `id = '${comment.id}'`, `jsonb_build_object('id', ${numbered('comment')})`, comments)
      return comments + 1
    },
  },
  'comments.list': {
    path: '/api/posts/notes', by: 'after', make: async () => comments + 1,
    get query() {
      return { postId: made.talk }
    },
  },
  'redirects.list': {
    path: '/api/redirects', by: 'page',
    async make() {
      expect((await admin.post('/api/redirects', { from_path: '/old', to_path: '/new' })).status).toBe(200)
      await copy('redirect', `from_path = '/old'`, `jsonb_build_object('id', ${numbered('redirect')}, 'from_path', '/old-' || i)`)
      return copies + 1
    },
  },
  'redirects.missing': {
    path: '/api/redirects/missing', key: 'path', by: 'page',
    // Each row looks for a page that may be meant; so fewer rows, but more than pages hold.
    async make() {
      const { siteId, db } = site.platform
      const now = new Date()
      await db.insertInto('missing_path').values(Array.from({ length: 130 }, (_, i) => ({ site_id: siteId, path: `/lost-${i}`, hits: 1, first_at: now, last_at: now }))).execute()
      return 130
    },
  },
  'audit.list': {
    path: '/api/audit', query: { limit: '100' }, by: 'after',
    async make() {
      const { db } = site.platform
      const first = await db.selectFrom('audit').select('id').executeTakeFirstOrThrow()
      await copy('audit', `id = '${first.id}'`, `jsonb_build_object('id', ${numbered('audit')})`)
      return (await db.selectFrom('audit').select('id').execute()).length
    },
  },
  'forms.data': {
    get path() {
      return `/api/forms/${made.form}/data`
    },
    query: { limit: '100' }, by: 'page',
    async make() {
      const metas = [{ name: 'fields', value: JSON.stringify([{ name: 'name', title: 'Name', type: 'string' }]) }]
      const { id } = (await admin.post('/api/posts', { type: 'form', title: 'Ask', status: 'published', value: [], metas })).body.d
      made.form = id
      const { siteId, db } = site.platform
      const now = new Date()
      await db.insertInto('form_submission').values(Array.from({ length: copies }, () => ({ site_id: siteId, id: site.platform.newId(), form_id: id, value: '{"name":"Ada"}', created_at: now, page_url: '', is_starred: false, status: 'new' as const }))).execute()
      return copies
    },
  },
  'media.list': {
    path: '/api/posts/uploads', query: { limit: '500' }, by: 'after',
    async make() {
      const { siteId, db } = site.platform
      const now = new Date()
      await db.insertInto('media').values(Array.from({ length: copies }, (_, i) => ({ site_id: siteId, id: site.platform.newId(), root: 'public' as const, folder: '', name: `file-${i}.txt`, title: 'File', content_type: 'text/plain', width: null, height: null, bytes: 1, created_by: null, created_at: now }))).execute()
      return copies
    },
  },
  'posts.versions': {
    get path() {
      return `/api/posts/${made.changed}/versions`
    },
    query: { limit: '200' }, key: 'number', by: 'number',
    async make() {
      const { id } = (await admin.post('/api/posts', { type: 'page', title: 'Much changed', status: 'published', value: [] })).body.d
      made.changed = id
      await copy('post_version', `post_id = '${id}'`, `jsonb_build_object('id', ${numbered('version')}, 'number', i + 1)`)
      return copies + 1
    },
  },
  'posts.categories': {
    path: '/api/posts/categories', by: 'whole', isOther: ({ slug }) => slug === '' || slug === 'none',
    async make() {
      const { id } = (await admin.post('/api/posts/categories', { title: 'Bowls', slug: 'bowls' })).body.d
      await copy('category', `id = '${id}'`, `jsonb_build_object('id', ${numbered('category')}, 'slug', 'bowls-' || i, 'title', 'Bowls ' || i)`)
      return copies + 1
    },
  },
}

test.each(Object.keys(walks))('3.3 %s is followed to its end, and every row comes once', async (name) => {
  const walk = walks[name]
  if (!walk) throw new Error(name)
  const count = await walk.make()
  const keys = await follow(walk)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toHaveLength(count)
}, 120_000)

const fixed = 'fixed by the program'
const whole = 'answers all its rows at once, and an owner has few'
const named = 'answers what the call names, and bounds how many that may be'
const pagesUnwalked = 'goes on by pages as those above; not walked here yet'
const cut = 'not followed to its end yet: the newest or first ones only'

const reasons: Record<string, string> = {
  'media.status_list': fixed, 'options.currencies': fixed, 'options.list': fixed, 'roles.list': fixed, 'shop.letter-texts': fixed,
  'options.fonts': whole, 'plugins.list': whole, 'posts.components': whole, 'posts.components_for_writers': whole, 'posts.layouts': whole,
  'posts.preview_links': whole, 'posts.sniplets': whole, 'shop.addresses': whole, 'shop.cart': whole, 'shop.downloads': whole,
  'shop.stores': whole, 'taxonomies.list': whole, 'types.list': whole, 'types.usage': whole, 'users.sessions': whole,
  'users.sessions_of': whole, 'views.list': whole,
  'references.list': named, 'shop.product-facts': named, 'shop.product-files': named,
  'emails.list': pagesUnwalked, 'entries.list': pagesUnwalked, 'shop.letters': pagesUnwalked, 'shop.orders': pagesUnwalked, 'shop.stock': pagesUnwalked,
  'references.broken': cut, 'shop.imports': cut, 'shop.sellable': cut, 'shop.stock-history': cut,
}

/** A call that answers a list. */
function isList({ method, output }: Operation): boolean {
  if (method !== 'GET') return false
  if (output instanceof z.ZodArray) return true
  return output instanceof z.ZodObject && output.shape.items instanceof z.ZodArray
}

test('3.3 each list is walked, or a reason stands here', () => {
  const lists = operations.filter(isList).map(({ name }) => name)
  expect(lists.filter((name) => !(name in walks)).toSorted()).toEqual(Object.keys(reasons).toSorted())
})

/**
 * Every list of the product can be followed to its end, and holds every row once. The first row of each comes through the front
 * door; copies of it are made in the database, for 2,500 saves of each kind would take minutes.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from '#platform/operations/operation.ts'
import { operations } from '#operations.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { runNext } from '#platform/jobs/runner.ts'
import { isLong } from '#test/support/share.ts'
import { publishProduct } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

/** More than the longest page of a list holds. */
const copies = isLong ? 2500 : 600
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
    from ${name} source, generate_series(1, ${sql.lit(count)}) i where ${sql.raw(where)}`.execute(
    site.platform.db,
  )
}

const numbered = (kind: string) =>
  `overlay(overlay(md5('${kind}' || i) placing '7' from 13) placing '8' from 17)::uuid`

interface Walk {
  path: string
  query?: Record<string, string>
  /** What tells rows apart. */
  key?: string
  /** How the call goes on; whole: it answers all at once. */
  by: 'page' | 'after' | 'before' | 'whole'
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
    const rows: Record<string, unknown>[] = Array.isArray(body.d) ? body.d : body.d.items
    keys.push(...rows.filter((row) => !isOther?.(row)).map((row) => String(row[key])))
    const pagination = body.pagination ?? body.d.pagination
    if (by === 'whole') return keys
    if (by === 'after' || by === 'before') {
      if (!pagination.next) return keys
      on = { [by]: pagination.next }
    } else if (rows.length === 0) return keys
    else if (pagination && page >= pagination.pages) return keys
    else on = { p: String(page + 1) }
  }
  throw new Error(`${path} does not end.`)
}

async function makePosts(type: string): Promise<number> {
  const { body } = await admin.post('/api/posts', {
    type,
    title: `A ${type} to walk`,
    status: 'published',
    value: [],
    tags: [`first-${type}`],
  })
  const { id } = body.d
  const [version] = await site.platform.db
    .selectFrom('live')
    .select('version_id')
    .where('post_id', '=', id)
    .execute()
  const tags = `'tags', jsonb_build_array('${type}-' || i)`
  await copy('post', `id = '${id}'`, `jsonb_build_object('id', ${numbered(type)})`)
  await copy(
    'post_version',
    `id = '${version?.version_id}'`,
    `jsonb_build_object('id', ${numbered(`v${type}`)}, 'post_id', ${numbered(type)}, 'slug', '${type}-' || i, 'url', '/${type}/walk-' || i, ${tags})`,
  )
  await copy(
    'live',
    `post_id = '${id}'`,
    `jsonb_build_object('post_id', ${numbered(type)}, 'version_id', ${numbered(`v${type}`)}, 'slug', '${type}-' || i, 'url', case url when '' then '' else '/${type}/walk-' || i end, ${tags})`,
  )
  return copies + 1
}

/** Ids of what some lists hang on. */
const made = { email: '', talk: '', form: '', changed: '', product: '', variant: '' }

const walks: Record<string, Walk> = {
  'newsletter.subscribers': {
    path: '/api/newsletter/subscribers',
    query: { limit: '100', keywords: 'walk' },
    by: 'after',
    async make() {
      const given = { email: 'first@walk.example', note: 'Signed a list at the market' }
      const { id } = (await admin.post('/api/newsletter/subscribers', given)).body.d
      await copy(
        'newsletter_subscriber',
        `id = '${id}'`,
        `jsonb_build_object('id', ${numbered('subscriber')}, 'email', 'walk-' || i || '@walk.example', 'link_key', 'walk-' || i)`,
      )
      return copies + 1
    },
  },
  'newsletter.missed': {
    get path() {
      return `/api/newsletter/emails/${made.email}/missed`
    },
    query: { limit: '100' },
    key: 'email',
    by: 'after',
    async make() {
      const email = { type: 'newsletter', title: 'To many who moved', status: 'draft', value: [] }
      made.email = (await admin.post('/api/posts', email)).body.d.id
      const { db } = site.platform
      // The walk over the emails counts its own.
      await db.updateTable('post').set({ trashed_at: new Date() }).where('id', '=', made.email).execute()
      await sql`insert into newsletter_mail (post_id, state, subject, html, plain, planned_at)
        values (${made.email}, 'sent', '', '', '', now())`.execute(db)
      await sql`insert into newsletter_subscriber (id, email, state, link_key, created_at, changed_at)
        select ${sql.raw(numbered('missed'))}, 'moved-' || i || '@away.example', 'bounced', 'moved-' || i, now(), now()
        from generate_series(1, ${sql.lit(copies)}) i`.execute(db)
      await sql`insert into newsletter_delivery (id, mail_id, subscriber_id, state, next_try_at)
        select id, ${made.email}, id, 'bounced', now() from newsletter_subscriber where email like '%@away.example'`.execute(
        db,
      )
      return copies
    },
  },
  'newsletter.emails': {
    path: '/api/newsletter/emails',
    query: { limit: '100' },
    by: 'page',
    make: () => makePosts('newsletter'),
  },
  'posts.list': {
    path: '/api/posts',
    query: { type: 'post', limit: '100' },
    by: 'after',
    make: () => makePosts('post'),
  },
  'search.find': {
    path: '/api/search',
    query: { target: 'posts.page', keywords: 'walk', limit: '100' },
    by: 'page',
    // Ranked: of titles the best 300 are answered, and it says that there are more.
    async make() {
      await makePosts('page')
      const { body } = await admin.get('/api/search', { target: 'posts.page', keywords: 'walk' })
      expect([body.has_more, body.pagination.total]).toEqual([true, 300])
      expect(
        (await admin.get('/api/search', { target: 'posts.page', keywords: 'no-such-word' })).body.has_more,
      ).toBe(false)
      return 300
    },
  },
  'forms.list': { path: '/api/forms', query: { limit: '100' }, by: 'page', make: () => makePosts('form') },
  'tags.list': {
    path: '/api/tags',
    key: 'slug',
    by: 'whole',
    make: async () =>
      (await site.platform.db.selectFrom('live_tag').select('tag').distinct().execute()).length,
  },
  'users.list': {
    path: '/api/users',
    query: { limit: '100' },
    by: 'page',
    async make() {
      await copy(
        'user_account',
        `id = '${admin.viewer.id}'`,
        `jsonb_build_object('id', ${numbered('user')}, 'email', 'reader-' || i || '@example.test', 'role', 'member')`,
      )
      return copies + 1
    },
  },
  'comments.queue': {
    path: '/api/comments',
    query: { limit: '100' },
    by: 'page',
    async make() {
      const { body } = await admin.post('/api/posts', {
        type: 'page',
        title: 'Talk',
        status: 'published',
        value: [{ id: 'comments01', type: 'comments', state: {}, children: [] }],
      })
      made.talk = body.d.id
      const [comment] = (await admin.post('/api/posts/notes', { post_id: body.d.id, value: 'Walked' })).body.d
      await copy('comment', `id = '${comment.id}'`, `jsonb_build_object('id', ${numbered('comment')})`)
      return copies + 1
    },
  },
  'comments.list': {
    path: '/api/posts/notes',
    by: 'after',
    make: async () => copies + 1,
    get query() {
      return { postId: made.talk }
    },
  },
  'redirects.list': {
    path: '/api/redirects',
    by: 'page',
    async make() {
      expect((await admin.post('/api/redirects', { from_path: '/old', to_path: '/new' })).status).toBe(200)
      await copy(
        'redirect',
        `from_path = '/old'`,
        `jsonb_build_object('id', ${numbered('redirect')}, 'from_path', '/old-' || i)`,
      )
      return copies + 1
    },
  },
  'redirects.missing': {
    path: '/api/redirects/missing',
    key: 'path',
    by: 'page',
    // Each row looks for a page that may be meant; so fewer rows, but thirty pages of them.
    async make() {
      const { db } = site.platform
      const now = new Date()
      await db
        .insertInto('missing_path')
        .values(
          Array.from({ length: 600 }, (_, i) => ({
            path: `/lost-${i}`,
            hits: 1,
            first_at: now,
            last_at: now,
          })),
        )
        .execute()
      return 600
    },
  },
  'audit.list': {
    path: '/api/audit',
    query: { limit: '100' },
    by: 'after',
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
    query: { limit: '100' },
    by: 'page',
    async make() {
      const metas = [
        { name: 'fields', value: JSON.stringify([{ name: 'name', title: 'Name', type: 'string' }]) },
      ]
      const { id } = (
        await admin.post('/api/posts', { type: 'form', title: 'Ask', status: 'published', value: [], metas })
      ).body.d
      made.form = id
      const { db } = site.platform
      const now = new Date()
      await db
        .insertInto('form_submission')
        .values(
          Array.from({ length: copies }, () => ({
            id: site.platform.newId(),
            form_id: id,
            value: '{"name":"Ada"}',
            created_at: now,
            page_url: '',
            is_starred: false,
            status: 'new' as const,
          })),
        )
        .execute()
      return copies
    },
  },
  'media.list': {
    path: '/api/posts/uploads',
    query: { limit: '500' },
    by: 'after',
    async make() {
      const { db } = site.platform
      const now = new Date()
      await db
        .insertInto('media')
        .values(
          Array.from({ length: copies }, (_, i) => ({
            id: site.platform.newId(),
            root: 'public' as const,
            folder: '',
            name: `file-${i}.txt`,
            title: 'File',
            content_type: 'text/plain',
            width: null,
            height: null,
            bytes: 1,
            created_by: null,
            created_at: now,
          })),
        )
        .execute()
      return copies
    },
  },
  'posts.versions': {
    get path() {
      return `/api/posts/${made.changed}/versions`
    },
    query: { limit: '200' },
    key: 'number',
    by: 'before',
    async make() {
      const { id } = (
        await admin.post('/api/posts', {
          type: 'page',
          title: 'Much changed',
          status: 'published',
          value: [],
        })
      ).body.d
      made.changed = id
      await copy(
        'post_version',
        `post_id = '${id}'`,
        `jsonb_build_object('id', ${numbered('version')}, 'number', i + 1)`,
      )
      return copies + 1
    },
  },
  'posts.categories': {
    path: '/api/posts/categories',
    by: 'whole',
    isOther: ({ slug }) => slug === '' || slug === 'none',
    async make() {
      const { id } = (await admin.post('/api/posts/categories', { title: 'Bowls', slug: 'bowls' })).body.d
      await copy(
        'category',
        `id = '${id}'`,
        `jsonb_build_object('id', ${numbered('category')}, 'slug', 'bowls-' || i, 'title', 'Bowls ' || i)`,
      )
      return copies + 1
    },
  },
  'references.broken': {
    path: '/api/references/broken',
    query: { limit: '100' },
    by: 'after',
    async make() {
      const value = [
        { id: 'leads00001', type: 'button', state: { text: 'Go', url: '/nowhere' }, children: [] },
      ]
      expect(
        (await admin.post('/api/posts', { type: 'page', title: 'Leads nowhere', status: 'published', value }))
          .status,
      ).toBe(200)
      // Each is asked for as a visitor would: more than two calls look at say as much as 2,500.
      const count = 700
      await copy('reference', `to_id = '/nowhere'`, `jsonb_build_object('to_id', '/nowhere-' || i)`, count)
      return count + 1
    },
  },
  'entries.list': {
    path: '/api/t/kilns',
    query: { limit: '100' },
    by: 'page',
    async make() {
      expect(
        (
          await admin.post('/api/types', {
            slug: 'kiln',
            title: 'Kiln',
            plural: 'kilns',
            url_pattern: '/kilns/{slug}',
          })
        ).status,
      ).toBe(200)
      return makePosts('kiln')
    },
  },
  'jobs.failed': {
    path: '/api/jobs/failed',
    query: { limit: '100' },
    by: 'page',
    async make() {
      const job = { kind: 'test.broken', run: () => Promise.reject(new Error('Broken')) }
      await enqueueJob(site.platform, site.platform.db, job)
      await runNext(site.platform, [job])
      await copy('job', `last_error is not null`, `jsonb_build_object('id', ${numbered('job')})`)
      return copies + 1
    },
  },
  'emails.list': {
    path: '/api/emails',
    query: { limit: '100' },
    by: 'page',
    async make() {
      expect(
        (await admin.post('/api/users', { email: 'invited@example.test', name: 'Invited', role: 'member' }))
          .status,
      ).toBe(200)
      await copyEmail('account', `payload->>'to' = 'invited@example.test'`)
      return (await site.platform.db.selectFrom('outbox').select('id').execute()).length
    },
  },
  'shop.sellable': {
    path: '/api/shop/sellable',
    query: { limit: '100' },
    by: 'after',
    async make() {
      made.product = await publishProduct(site, {
        title: 'Much varied',
        metas: { product_price: '20.00', product_quantity: '3' },
      })
      const { id } = await site.platform.db
        .selectFrom('product_variant')
        .select('id')
        .where('post_id', '=', made.product)
        .executeTakeFirstOrThrow()
      made.variant = id
      // Of many of one place, too, each comes once.
      await copy(
        'product_variant',
        `id = '${id}'`,
        `jsonb_build_object('id', ${numbered('variant')}, 'variant_key', 'v' || i, 'position', i / 100)`,
      )
      return copies + 1
    },
  },
  'shop.stock': {
    path: '/api/shop/stock',
    query: { limit: '100' },
    by: 'page',
    async make() {
      await copy(
        'stock_level',
        `variant_id = '${made.variant}'`,
        `jsonb_build_object('variant_id', ${numbered('variant')})`,
      )
      return copies + 1
    },
  },
  'shop.stock-history': {
    get path() {
      return `/api/shop/stock/${made.variant}/movements`
    },
    query: { limit: '100' },
    by: 'after',
    async make() {
      // All at one moment, as a file writes them.
      await copy(
        'stock_movement',
        `variant_id = '${made.variant}'`,
        `jsonb_build_object('id', ${numbered('movement')})`,
      )
      return copies + 1
    },
  },
  'shop.orders': {
    path: '/api/shop/orders',
    query: { limit: '100' },
    by: 'page',
    async make() {
      const order = {
        lines: [{ post_id: made.product, quantity: 1 }],
        payment: 'link',
        total_minor: 2000,
        email: 'ada@example.test',
        send_email: true,
      }
      const { status, body } = await admin.post('/api/shop/orders', order)
      expect([status, body.error]).toEqual([200, undefined])
      const nothing = ['subtotal', 'discount', 'shipping', 'shipping_tax', 'tax', 'total']
        .map((name) => `'${name}_minor', 0`)
        .join(', ')
      await copy(
        'orders',
        `id = '${body.d.id}'`,
        `jsonb_build_object('id', ${numbered('order')}, 'number', 'X' || i, 'cart_id', null, 'access_token_hash', '\\x' || md5('order' || i), ${nothing})`,
      )
      return copies + 1
    },
  },
  'shop.emails': {
    path: '/api/shop/emails',
    query: { limit: '100' },
    by: 'page',
    async make() {
      await copyEmail('order', `dedupe_key like 'order %'`)
      return copies + 1
    },
  },
  'shop.imports': {
    path: '/api/shop/imports',
    query: { limit: '100' },
    by: 'after',
    async make() {
      const sent = await admin.call(
        'POST',
        '/api/shop/csv/products?name=x.csv',
        'handle,title,price\njug,Jug,20\n',
        { 'content-type': 'text/csv' },
      )
      expect([sent.status, sent.body.error]).toEqual([200, undefined])
      await copy('csv_run', 'true', `jsonb_build_object('id', ${numbered('run')})`)
      return copies + 1
    },
  },
}

const copyEmail = (kind: string, where: string) =>
  copy(
    'outbox',
    where,
    `jsonb_build_object('id', ${numbered(`email ${kind}`)}, 'dedupe_key', dedupe_key || ' ' || i)`,
  )

test.each(Object.keys(walks))('3.3 %s is followed to its end, and every row comes once', async (name) => {
  const walk = walks[name]
  if (!walk) throw new Error(name)
  const count = await walk.make()
  const keys = await follow(walk)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toHaveLength(count)
})

const fixed = 'fixed by the program'
const whole = 'answers all its rows at once, and an owner has few'
const named = 'answers what the call names, and bounds how many that may be'
const ofOne = 'belongs to the one thing that is asked for, and comes whole with it'
const changed = 'answers what the call has changed, or all of what it belongs to'
const digest = 'a digest, that says where the whole stands'
const ranked = 'the 50 pages most seen in the days that are asked for'

const reasons: Record<string, string> = {
  'media.status_list': fixed,
  'options.currencies': fixed,
  'options.list': fixed,
  'roles.list': fixed,
  'shop.email-templates': fixed,
  'content.block_classes': whole,
  'options.fonts': whole,
  'plugins.list': whole,
  'posts.components': whole,
  'posts.components_for_writers': whole,
  'posts.layouts': whole,
  'posts.preview_links': whole,
  'posts.sniplets': whole,
  'shop.addresses': whole,
  'shop.cart': whole,
  'shop.downloads': whole,
  'shop.stores': whole,
  'taxonomies.list': whole,
  'types.list': whole,
  'types.usage': whole,
  'users.sessions': whole,
  'users.sessions_of': whole,
  'views.list': whole,
  'references.list': named,
  'shop.product-summaries': named,
  'shop.product-files': named,
  'options.capabilities': fixed,
  'users.me': fixed,
  'shop.check': fixed,
  init: whole,
  'theme.read': whole,
  'styles.list': whole,
  'posts.component_holders': whole,
  'shop.settings': whole,
  'shop.payments': ofOne,
  'entries.read': ofOne,
  'posts.read': ofOne,
  'posts.version': ofOne,
  'posts.rule_context': ofOne,
  'forms.read': ofOne,
  'shop.inventory': ofOne,
  'shop.order': ofOne,
  'dashboard.summary': digest,
  'demo.show': 'answers all that was changed of the demo; the dialog names the first five and how many more',
  'activity.read_report': ranked,
  'comments.write': changed,
  'media.upload': changed,
  'posts.bulk': changed,
  'texts.find':
    'at most 300 posts and 2,000 places, as many as one replacement takes; the screen says that there are more',
  'texts.replacement': ofOne,
  'newsletter.email': ofOne,
  'icons.find': 'the best of fixed data, at most sixty: another word finds fewer',
  'newsletter.subscriber': ofOne,
  'texts.replacements': 'the twenty last of the viewer’s own of one day',
  'shop.change-stock': changed,
  'shop.close-store': changed,
  'shop.remove-address': changed,
  'shop.save-address': changed,
  'shop.save-email-template': changed,
  'shop.save-store': changed,
  'shop.upload-product-file': changed,
  'theme.add_font': changed,
  'theme.remove_font': changed,
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema
}

/** A call that answers a list: an array, or, where it only reads, an object that holds one. */
function isList({ method, output }: Operation): boolean {
  const answer = bare(output)
  if (answer instanceof z.ZodArray) return true
  if (method !== 'GET') return false
  const parts = answer instanceof z.ZodUnion ? answer.options.map(bare) : [answer]
  return parts.some(
    (part) =>
      part instanceof z.ZodObject &&
      Object.values(part.shape).some((value) => bare(value) instanceof z.ZodArray),
  )
}

test('3.3 each list is walked, or a reason stands here', () => {
  const lists = operations.filter(isList).map(({ name }) => name)
  expect(lists.filter((name) => !(name in walks)).toSorted()).toEqual(Object.keys(reasons).toSorted())
})

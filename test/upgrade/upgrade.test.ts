/**
 * The database of every release comes up to date with all that was in it, while programs of that release go on: each
 * statement that such a program was heard to send is still understood, and requests that run beside a migration are answered.
 */
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseSchema } from '#databaseSchema.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import type { Migration } from '#platform/database/schemaSteps.ts'
import { freshDatabase } from '#test/support/database.ts'
import { pageServer } from '#test/support/pages.ts'
import { testSite } from '#test/support/site.ts'
import { readCatalog } from './catalog.ts'
import {
  databaseOf,
  earlierBuild,
  keptAdministrator,
  keptSecret,
  releases,
  statementsOf,
} from './releases.ts'

async function withClient<T>(
  { connection }: Pick<Awaited<ReturnType<typeof databaseOf>>, 'connection'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Tables that builds of before the first release called otherwise. */
const renamed: Readonly<Record<string, string>> = { letter_text: 'email_template' }

test('a release is kept', () => expect(releases.length).toBeGreaterThan(0))

describe.each([...releases, earlierBuild])('a database of %s', (release) => {
  let database: Awaited<ReturnType<typeof databaseOf>>
  beforeEach(async () => {
    database = await databaseOf(release)
  })
  afterEach(() => database.drop())

  test('has the schema of a new one once it is up to date, and not a row less', async () => {
    const shape = (of: typeof database) =>
      withClient(of, async (client) => {
        const { tables, columns, functions, indexes, constraints } = await readCatalog(client)
        return {
          tables: [...tables.keys()].toSorted(),
          columns: Object.fromEntries(columns),
          functions: [...functions].toSorted(),
          indexes: [...indexes].toSorted(),
          constraints: [...constraints].toSorted(),
        }
      })
    const counts = () =>
      withClient(database, async (client) => {
        const { rows } = await client.query<{ name: string; count: string }>(`
          select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), true, true, '')))[1]::text as count
          from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`)
        return rows.filter(({ name }) => name !== 'migration' && name !== 'schema_function')
      })
    const before = await counts()
    expect(before.find(({ name }) => name === 'live')?.count).not.toBe('0')
    await migrateDatabase(database.connection, databaseSchema)
    // More than before is right: a feature may bring its own post type along.
    const after = new Map((await counts()).map(({ name, count }) => [name, Number(count)]))
    const fewer = before.filter(
      ({ name, count }) => !((after.get(renamed[name] ?? name) ?? -1) >= Number(count)),
    )
    expect(fewer).toEqual([])
    const fresh = await freshDatabase()
    expect(await shape(database)).toEqual(await shape(fresh))
    await fresh.drop()
  })

  // A build of before the first release never runs beside a later one.
  if (release !== earlierBuild)
    test('understands what programs of that release ask, once it is up to date', async () => {
      await migrateDatabase(database.connection, databaseSchema)
      const statements = statementsOf(release)
      expect(statements.length).toBeGreaterThan(200)
      const refused = await withClient(database, async (client) => {
        const found: string[] = []
        for (const statement of statements) {
          await client.query(`prepare asked as ${statement}`).catch((error: unknown) => {
            found.push(`${String(error)}: ${statement}`)
          })
          await client.query('deallocate all')
        }
        return found
      })
      expect(refused).toEqual([])
    })

  test('serves its pages, and its people sign in as before', async () => {
    await migrateDatabase(database.connection, databaseSchema)
    const site = await testSite({
      connection: database.connection,
      environment: { PLINTH_SECRET: keptSecret },
    })
    try {
      const pages = await pageServer(site)
      const live = await site.platform.db
        .selectFrom('live')
        .select(['url', 'title'])
        .where('status', '=', 'published')
        .where('type', 'in', ['page', 'post', 'product'])
        .where('url', '<>', '')
        .execute()
      expect(live.length).toBeGreaterThan(10)
      // The URL of the page that stands at the root leads there.
      const urls = ['/', ...live.map(({ url }) => url).filter((url) => url !== '/home')]
      for (const url of urls) expect([url, (await pages.get(url)).status]).toEqual([url, 200])
      await pages.close()
      const administrator = site.visitor()
      expect((await administrator.post('/api/users/login', keptAdministrator)).status).toBe(200)
      for (const path of ['/api/posts?type=product', '/api/shop/orders', '/api/options', '/api/users'])
        expect([path, (await administrator.get(path)).status]).toEqual([path, 200])
    } finally {
      await site.close()
    }
  })
})

test('a process that serves answers every request while another changes the schema', async () => {
  const site = await testSite()
  try {
    const editor = await site.as('editor')
    const made = await editor.post('/api/posts', { type: 'post', title: 'Kiln diary', status: 'published' })
    const steps: Pick<Migration, 'up' | 'transaction'>[] = [
      `alter table live add column mood text not null default ''`,
      `alter table post_version add column mood text not null default ''`,
      `create table mood (id uuid primary key)`,
      `alter table post add constraint post_number check (current_number >= 0) not valid`,
      `alter table post validate constraint post_number`,
    ].map((text) => ({ up: async (db) => void (await sql.raw(text).execute(db)) }))
    steps.push({
      transaction: false,
      up: async (db) => {
        await sql`drop index concurrently if exists live_mood`.execute(db)
        // All of them were answered beside the steps before, and are at work beside this one.
        await expect.poll(() => Math.min(...answers)).toBeGreaterThan(2)
        await sql`create index concurrently live_mood on live (mood)`.execute(db)
      },
    })
    let isDone = false
    const answers = [0, 0, 0]
    const statuses = new Set<number>()
    const work = async (index: number, ask: () => Promise<{ status: number }>) => {
      while (!isDone) {
        statuses.add((await ask()).status)
        answers[index] = (answers[index] ?? 0) + 1
      }
    }
    const asking = [
      work(0, () => editor.get(`/api/posts/${made.body.d.id}`)),
      work(1, () => editor.get('/api/posts', { type: 'post' })),
      work(2, () => editor.post('/api/posts', { type: 'post', title: 'Another day', status: 'published' })),
    ]
    const migrations = [
      ...databaseSchema.migrations,
      ...steps.map((step, index) => ({ ...step, name: `29990101T000${index}_planted` })),
    ]
    const ran = await migrateDatabase(site.connection, { ...databaseSchema, migrations }, { pauseMs: 10 })
    isDone = true
    await Promise.all(asking)
    expect(ran).toHaveLength(steps.length)
    expect([...statuses]).toEqual([200])
  } finally {
    await site.close()
  }
})

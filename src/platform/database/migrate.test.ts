/** Changes of the schema: each once, whole or not at all, one node at a time, however long they take. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { migrateDatabase, migrations, type Migration } from './migrate.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const run = (...added: Migration[]) => migrateDatabase(database.connection, [...migrations, ...added])

test('what has run does not run again', async () => {
  let count = 0
  const added: Migration = { name: '9001_once', up: async () => void (count += 1) }
  expect(await run(added)).toEqual(['9001_once'])
  expect(await run(added)).toEqual([])
  expect(count).toBe(1)
})

test('two nodes that start at once run each migration once; the second waits for the first', async () => {
  let count = 0
  const once: Migration = { name: '9001_once', up: async () => undefined }
  const added: Migration = { name: '9002_both', up: async () => void (count += 1) }
  const ran = await Promise.all([run(once, added), run(once, added)])
  expect(ran.flat()).toEqual(['9002_both'])
  expect(count).toBe(1)
})

test('no time limit of requests cuts a migration off', async () => {
  const seen: Record<string, unknown>[] = []
  const known: Migration[] = ['9001_once', '9002_both'].map((name) => ({ name, up: async () => undefined }))
  const added: Migration = {
    name: '9003_long',
    async up(db) {
      const { rows } = await sql<Record<string, unknown>>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
      seen.push(...rows)
    },
  }
  await run(...known, added)
  expect(seen).toEqual([{ statement: '0', lock: '0', idle: '0' }])
})

test('a migration that fails leaves nothing of itself and is tried again', async () => {
  const known: Migration[] = ['9001_once', '9002_both', '9003_long'].map((name) => ({
    name,
    up: async () => undefined,
  }))
  const broken: Migration = {
    name: '9004_broken',
    async up(db) {
      await sql`create table half_made (id int)`.execute(db)
      throw new Error('broken')
    },
  }
  await expect(run(...known, broken)).rejects.toThrow('broken')
  const mended: Migration = {
    name: '9004_broken',
    up: async (db) => void (await sql`create table half_made (id int)`.execute(db)),
  }
  expect(await run(...known, mended)).toEqual(['9004_broken'])
})

test('an older program refuses a database that a newer one has changed', async () => {
  await expect(migrateDatabase(database.connection)).rejects.toThrow(/made by a newer Plinth \(9001_once/)
})

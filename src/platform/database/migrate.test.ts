/** Changes of the schema: each once, whole or not at all, one node at a time, while others go on working. */
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseSchema } from '#databaseSchema.ts'
import { freshDatabase } from '#test/support/database.ts'
import { migrateDatabase, type MigrateOptions } from './migrate.ts'
import { createKysely, createPool } from './pool.ts'
import type { Database } from './schema.ts'
import { gatherSteps, type Migration, type SchemaFunction } from './schemaSteps.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Kysely<Database>
beforeAll(async () => {
  database = await freshDatabase()
  db = createKysely(createPool(database.connection, { max: 5 }))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** What has run in this file: a database refuses a program that does not know it. */
const ran: Migration[] = []
async function run(
  added: Migration[],
  options: MigrateOptions = {},
  functions: readonly SchemaFunction[] = [],
) {
  const names = await migrateDatabase(
    database.connection,
    {
      ...databaseSchema,
      migrations: [...databaseSchema.migrations, ...ran, ...added],
      functions: [...databaseSchema.functions, ...functions],
    },
    options,
  )
  ran.push(...added)
  return names
}

const doing = (name: string, text: string): Migration => ({
  name,
  up: async (trx) => void (await sql.raw(text).execute(trx)),
})
const functionOf = (text: string) => gatherSteps({}, { 'functions/answer.sql': text }).functions
const has = async (table: string) =>
  (await sql<{ has: boolean }>`select to_regclass(${table}) is not null as has`.execute(db)).rows[0]?.has

test('what has run does not run again', async () => {
  let count = 0
  const once: Migration = { name: '20990101T0001_once', up: async () => void (count += 1) }
  expect(await run([once])).toEqual([once.name])
  expect(await run([])).toEqual([])
  expect(count).toBe(1)
})

test('two nodes that start at once run each migration once; the second waits for the first', async () => {
  let count = 0
  const both: Migration = { name: '20990101T0002_both', up: async () => void (count += 1) }
  const steps = { ...databaseSchema, migrations: [...databaseSchema.migrations, ...ran, both] }
  const names = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.connection, steps)))
  ran.push(both)
  expect(names.flat()).toEqual([both.name])
  expect(count).toBe(1)
})

test('no time limit of requests cuts a migration off; only its wait for a lock is short', async () => {
  const seen: unknown[] = []
  await run([
    {
      name: '20990101T0003_long',
      async up(trx) {
        const { rows } = await sql`
          select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
            current_setting('idle_in_transaction_session_timeout') as idle`.execute(trx)
        seen.push(...rows)
      },
    },
  ])
  expect(seen).toEqual([{ statement: '0', lock: '3s', idle: '0' }])
})

test('each migration has a transaction of its own: one that fails leaves nothing of itself, what ran before it stays', async () => {
  const first = doing('20990101T0004_first', 'create table first_made (id int)')
  const broken: Migration = {
    name: '20990101T0005_half',
    async up(trx) {
      await sql`create table half_made (id int)`.execute(trx)
      throw new Error('broken')
    },
  }
  await expect(run([first, broken])).rejects.toThrow('broken')
  expect([await has('first_made'), await has('half_made')]).toEqual([true, false])
  const mended = doing(broken.name, 'create table half_made (id int)')
  expect(await run([first, mended])).toEqual([broken.name])
})

test('a migration that waits for a locked table lets others by, and is tried again', async () => {
  const added = doing('20990101T0006_waits', 'alter table first_made add column name text')
  let tries = 0
  const counted: Migration = {
    name: added.name,
    async up(trx) {
      tries += 1
      if (tries === 3) release()
      await added.up(trx)
    },
  }
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  let reading: Promise<void> = Promise.resolve()
  await new Promise<void>((isHeld) => {
    reading = db.transaction().execute(async (trx) => {
      await sql`select * from first_made`.execute(trx)
      isHeld()
      await released
    })
  })
  expect(await run([counted], { lockTimeoutMs: 50, pauseMs: 5 })).toEqual([added.name])
  await reading
  expect(tries).toBeGreaterThanOrEqual(3)
})

test('a table that stays locked ends the start with one line, and nothing is changed', async () => {
  const added = doing('20990101T0007_locked_out', 'alter table first_made add column never int')
  await db.transaction().execute(async (trx) => {
    await sql`select * from first_made`.execute(trx)
    await expect(run([added], { lockTimeoutMs: 20, pauseMs: 1, tries: 3 })).rejects.toThrow(
      '20990101T0007_locked_out could not change the schema: a table stayed locked by other work through 3 tries',
    )
  })
  expect(await run([added])).toEqual([added.name])
})

test('an index is built beside writers, with a second node waiting; one that was cut off is built anew', async () => {
  const concurrently: Migration = {
    name: '20990101T0008_index',
    transaction: false,
    async up(connection) {
      await sql`drop index concurrently if exists first_made_id`.execute(connection)
      await sql`create unique index concurrently first_made_id on first_made (id)`.execute(connection)
    },
  }
  await sql`insert into first_made (id) values (1), (1)`.execute(db)
  await expect(run([concurrently])).rejects.toThrow('could not create unique index')
  const isValid = async () =>
    (
      await sql<{ valid: boolean }>`
        select indisvalid as valid from pg_index where indexrelid = to_regclass('first_made_id')`.execute(db)
    ).rows[0]?.valid
  expect(await isValid()).toBe(false)
  await sql`truncate first_made`.execute(db)
  const steps = { ...databaseSchema, migrations: [...databaseSchema.migrations, ...ran, concurrently] }
  const names = await Promise.all([1, 2].map(() => migrateDatabase(database.connection, steps)))
  ran.push(concurrently)
  expect(names.flat()).toEqual([concurrently.name])
  expect(await isValid()).toBe(true)
})

test('a function is put in place when its file changes, and only then; an older program does not put its own back', async () => {
  const one = functionOf('create or replace function answer() returns int language sql as $$ select 1 $$')
  const two = functionOf('create or replace function answer() returns int language sql as $$ select 2 $$')
  const answer = async () => (await sql<{ answer: number }>`select answer()`.execute(db)).rows[0]?.answer
  expect(await run([], {}, one)).toEqual(['answer'])
  expect(await run([], {}, one)).toEqual([])
  expect(await run([], {}, two)).toEqual(['answer'])
  expect(await answer()).toBe(2)
  await expect(run([], {}, one)).rejects.toThrow('made by a newer Plinth (answer)')
  expect(await answer()).toBe(2)
})

test('an older program refuses a database that a newer one has changed', async () => {
  await expect(migrateDatabase(database.connection, databaseSchema)).rejects.toThrow(
    /made by a newer Plinth \(20990101T0001_once/,
  )
})

test('names are dated, and there is one of each', () => {
  const up = async () => undefined
  expect(() => gatherSteps({ 'a/migrations/0090_plugins.ts': { up } }, {})).toThrow(
    '0090_plugins is not called as',
  )
  expect(() => gatherSteps({ 'a/20990101T0001_x.ts': { up }, 'b/20990101T0001_x.ts': { up } }, {})).toThrow(
    'Two files',
  )
  expect(
    gatherSteps({ 'a/20990102T0001_a.ts': { up }, 'b/20990101T0001_b.ts': { up } }, {}).migrations.map(
      ({ name }) => name,
    ),
  ).toEqual(['20990101T0001_b', '20990102T0001_a'])
})

/** Databases of builds from before the first release, whose migrations have become the baseline. */
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseSchema } from '#databaseSchema.ts'
import { emptyDatabase } from '#test/support/database.ts'
import { migrateDatabase } from './migrate.ts'
import { createKysely, createPool } from './pool.ts'
import type { Database } from './schema.ts'

const { replaced, by } = databaseSchema.baseline ?? { replaced: [], by: [] }
let database: Awaited<ReturnType<typeof emptyDatabase>>
let db: Kysely<Database>
beforeEach(async () => {
  database = await emptyDatabase()
  const migrations = databaseSchema.migrations.slice(0, by.length)
  await migrateDatabase(database.connection, { migrations, functions: [] })
  db = createKysely(createPool(database.connection, { max: 2 }))
  // As those builds left it: their names, and nothing said of functions.
  await sql`drop table schema_function; truncate migration`.execute(db)
  await sql`insert into migration (name, applied_at) select unnest(${replaced}::text[]), now()`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const names = async () =>
  (await db.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name)

test('a database of the last such build is at the baseline: no table is made again, what is in it stays', async () => {
  await sql`insert into site (id, created_at) values (gen_random_uuid(), now())`.execute(db)
  expect(await migrateDatabase(database.connection, databaseSchema)).toEqual(
    [...databaseSchema.migrations.slice(by.length), ...databaseSchema.functions].map(({ name }) => name),
  )
  expect(await names()).toEqual(databaseSchema.migrations.map(({ name }) => name))
  expect((await db.selectFrom('site').selectAll().execute()).length).toBe(1)
  expect(await migrateDatabase(database.connection, databaseSchema)).toEqual([])
})

test('a database of an earlier build is refused with one line, and is left as it is', async () => {
  await sql`delete from migration where name = '0089_barcodes'`.execute(db)
  const before = await names()
  await expect(migrateDatabase(database.connection, databaseSchema)).rejects.toThrow(
    /^The database was made by a build of Plinth from before its first release that lacks 0089_barcodes: .*$/,
  )
  expect(await names()).toEqual(before)
})

test('a database of a later program on such a build is refused', async () => {
  await sql`insert into migration values ('29991231T0000_later', now())`.execute(db)
  await expect(migrateDatabase(database.connection, databaseSchema)).rejects.toThrow(
    'newer Plinth (29991231T0000_later)',
  )
})

/** Indexes that the whole schema must have, whichever feature owns the tables. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'

/** Never more than a few hundred rows: reading them all is as quick. */
const smallTables = ['post_presence', 'shipping_rate', 'tax_rate']

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('rows that refer to another table are found by an index, so nothing reads a table that grows from end to end', async () => {
  const { rows } = await client.query<{ reference: string; table: string }>(`
    select conrelid::regclass::text as "table", conrelid::regclass || ' to ' || confrelid::regclass as reference
    from pg_constraint where contype = 'f' and not exists (
      select 1 from pg_index where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:array_length(conkey, 1) - 1] @> conkey and conkey @> (indkey::int2[])[0:array_length(conkey, 1) - 1])
    order by reference`)
  expect(rows.filter(({ table }) => !smallTables.includes(table)).map(({ reference }) => reference)).toEqual(
    [],
  )
})

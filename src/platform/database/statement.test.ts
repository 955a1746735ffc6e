/** Statements that are put together once: each asking has its own values, and rows keep their columns. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { insertion, statement } from './statement.ts'
import { runBatch } from './batch.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const settingNamed = statement<{ name: string }>()((db, slot) =>
  db
    .selectFrom('option')
    .select(['name', sql<string>`${slot('name')}::text || ${' asked'}`.as('said')])
    .where('name', '=', slot('name')),
)

test('each asking has its own values, in a trip with others as by itself', async () => {
  const { db } = site.platform
  const put = insertion('option', ['name', 'value', 'updated_at'], {
    ending: sql`on conflict do nothing`,
  })
  const row = (name: string) => ({
    name,
    value: JSON.stringify(name),
    updated_at: new Date(),
  })
  await put([row('one'), row('two')]).execute(db)
  await put([row('two'), row('three'), row('four')]).execute(db)
  const [first, second] = await runBatch(db, settingNamed({ name: 'one' }), settingNamed({ name: 'three' }))
  expect([first, second]).toEqual([
    [{ name: 'one', said: 'one asked' }],
    [{ name: 'three', said: 'three asked' }],
  ])
  expect((await settingNamed({ name: 'four' }).execute(db)).rows).toEqual([
    { name: 'four', said: 'four asked' },
  ])
  expect((await settingNamed({ name: "'; drop table option; --" }).execute(db)).rows).toEqual([])
})

test('its text is written once, and the same for every asking', () => {
  let times = 0
  const counted = statement<{ name: string }>()((db, slot) => {
    times += 1
    return db.selectFrom('option').select('name').where('name', '=', slot('name'))
  })
  const { db } = site.platform
  const [one, other] = [counted({ name: 'a' }).compile(db), counted({ name: 'b' }).compile(db)]
  expect(times).toBe(1)
  expect(other.sql).toBe(one.sql)
  expect([one.parameters, other.parameters]).toEqual([['a'], ['b']])
})

test('what the database draws is beside the values', async () => {
  const { db } = site.platform
  const put = insertion('option', ['name', 'updated_at'], {
    drawn: { value: sql`to_jsonb(6 * 7)` },
    ending: sql`returning value`,
  })
  const { rows } = await put([{ name: 'drawn', updated_at: new Date() }]).execute(db)
  expect(rows).toEqual([{ value: 42 }])
})

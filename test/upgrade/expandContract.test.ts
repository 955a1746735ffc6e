/**
 * The rule of docs/guides/schema.md: a migration takes nothing away that the last release uses, and holds no table for long.
 * It is asked of what a migration does, not of how it is written: each runs on the database of the last release that is kept.
 */
import pg from 'pg'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseSchema } from '#databaseSchema.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import type { Migration } from '#platform/database/schemaSteps.ts'
import { shareOf } from '../support/share.ts'
import { held, narrowed, readCatalog } from './catalog.ts'
import { databaseOf, releases } from './releases.ts'

const latest = releases.at(-1) ?? ''
let database: Awaited<ReturnType<typeof databaseOf>>
let client: pg.Client
beforeEach(async () => {
  database = await databaseOf(latest)
  client = new pg.Client(database.connection)
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

/** Runs what the release does not have yet, one after the other, and returns what is to be said about each. */
async function complaintsAbout(all: readonly Migration[]): Promise<string[]> {
  const released = await readCatalog(client)
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const known = new Set(rows.map(({ name }) => name))
  const complaints: string[] = []
  let before = released
  for (const migration of all) {
    if (known.has(migration.name)) continue
    known.add(migration.name)
    await migrateDatabase(database.connection, {
      migrations: all.filter(({ name }) => known.has(name)),
      functions: [],
    })
    const after = await readCatalog(client)
    const { name, contracts = {}, holds = {}, transaction } = migration
    const losses = narrowed(released, before, after)
    for (const loss of losses) {
      const lastUser = contracts[loss.name]
      const isUnusedSince = lastUser !== undefined && releases.some((release) => isLater(release, lastUser))
      if (!isUnusedSince)
        complaints.push(
          `${name}: ${loss.name} ${loss.words}; ${
            lastUser === undefined ? `${latest} may still use it` : `no release after ${lastUser} is out`
          }`,
        )
    }
    const blocks = transaction === false ? [] : held(released, before, after)
    for (const block of blocks)
      if (holds[block.name] === undefined) complaints.push(`${name}: ${block.name} ${block.words}`)
    const said = new Set([...losses, ...blocks].map((change) => change.name))
    for (const marker of Object.keys({ ...contracts, ...holds }))
      if (!said.has(marker)) complaints.push(`${name}: says something of ${marker} that it does not do`)
    before = after
  }
  return complaints
}

const isLater = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }) > 0

const planted = (text: string, more: Partial<Migration> = {}): Migration => ({
  name: '29990101T0000_planted',
  up: async (db) => void (await sql.raw(text).execute(db)),
  ...more,
})
const about = async (text: string, more: Partial<Migration> = {}) =>
  complaintsAbout([...databaseSchema.migrations, planted(text, more)])

test('what has come since the last release takes nothing from it and holds no table', async () => {
  expect(await complaintsAbout(databaseSchema.migrations)).toEqual([])
})

const takingAway = [
  ['alter table orders drop column email', 'orders.email is taken away'],
  ['alter table orders rename column email to mail', 'orders.email is taken away'],
  ['drop table saved_view', 'saved_view is taken away'],
  ['alter table saved_view rename to view_of_list', 'saved_view is taken away'],
  ['do $$ begin execute $x$ drop table saved_view $x$; end $$', 'saved_view is taken away'],
  ['alter table orders add column channel text not null', 'orders.channel must have a value'],
  ['alter table orders alter column email set not null', 'orders.email must have a value'],
  ['alter table orders alter column attempt type bigint', 'orders.attempt changes from integer to bigint'],
  ['drop function shop_out_of_stock', 'shop_out_of_stock() is taken away'],
] as const

test.each(shareOf(takingAway, 0, 3))('refused: %s', async (text, words) => {
  await client.query('delete from orders')
  const complaints = await about(text)
  expect(complaints[0]).toContain(`29990101T0000_planted: ${words}`)
  expect(complaints[0]).toContain(`${latest} may still use it`)
})

test.each([
  [
    'create index orders_channel on orders (provider)',
    'orders gets the index orders_channel while nobody can write',
  ],
  [
    'alter table orders add check (attempt > 0)',
    'orders is read whole under a lock for orders: orders_attempt_check',
  ],
  ['alter table orders add column drawn float default random()', 'orders is written anew'],
])('refused, as it stops a site that serves: %s', async (text, words) => {
  expect(await about(text)).toEqual([expect.stringContaining(words)])
})

test('what only adds is let by, and what a table that no release has is made of may change', async () => {
  expect(
    await about(`
      alter table orders add column channel text not null default 'web', add column note text;
      alter table orders add constraint orders_attempt check (attempt > 0) not valid;
      create table voucher (id uuid primary key, code text not null);
      create index voucher_code on voucher (code);
      alter table voucher drop column code`),
  ).toEqual([])
})

test('a column goes once a release is out that does not use it; the marker says which used it last', async () => {
  expect(
    await about('alter table orders drop column email', { contracts: { 'orders.email': '0.0.9' } }),
  ).toEqual([])
})

test('a marker that names the last release is no leave, and one that is not needed is refused', async () => {
  expect(
    await about('alter table orders drop column email', {
      contracts: { 'orders.email': latest, site: '0.0.9' },
    }),
  ).toEqual([
    `29990101T0000_planted: orders.email is taken away; no release after ${latest} is out`,
    '29990101T0000_planted: says something of site that it does not do',
  ])
})

test('a small table may be held, where the migration says why', async () => {
  expect(
    await about('create index tax_rate_title on tax_rate (title)', {
      holds: { tax_rate: 'a handful of rows' },
    }),
  ).toEqual([])
})

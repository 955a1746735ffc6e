/** Statements in one trip: the order they were given in, and a connection that is whole afterwards. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { defer, deferWith, runBatch } from './batch.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
  await sql`create table trip (id int primary key)`.execute(site.platform.db)
})
afterAll(() => site.close())

const ids = async () =>
  (await sql<{ id: number }>`select id from trip order by id`.execute(site.platform.db)).rows.map(
    ({ id }) => id,
  )

test('each statement sees what those before it did, and answers with its own rows', async () => {
  const [none, [counted], [first]] = await site.platform.transaction((db) =>
    runBatch(
      db,
      sql`insert into trip values (1), (2)`,
      sql<{ count: number }>`select count(*)::int as count from trip`,
      db
        .selectFrom('option')
        .select(({ val }) => val(7).as('seven'))
        .limit(1)
        .union(db.selectNoFrom(({ val }) => val(7).as('seven'))),
    ),
  )
  expect(none).toEqual([])
  expect(counted).toEqual({ count: 2 })
  expect(Number(first?.seven)).toBe(7)
})

test('one that fails fails the transaction with its own error, and the connections go on', async () => {
  const { platform } = site
  for (let round = 0; round < 30; round += 1) {
    const work = platform.transaction((db) =>
      runBatch(
        db,
        sql`insert into trip values (3)`,
        sql`insert into trip values (1)`,
        sql`insert into trip values (4)`,
      ),
    )
    await expect(work).rejects.toThrow(/trip_pkey/)
  }
  expect(await ids()).toEqual([1, 2])
  await platform.transaction((db) => runBatch(db, sql`insert into trip values (5)`, sql`select 1`))
  expect(await ids()).toEqual([1, 2, 5])
})

test('the first statement of a transaction can be the one that fails, and a transaction can be empty', async () => {
  const { platform } = site
  await expect(platform.transaction((db) => sql`insert into trip values (1)`.execute(db))).rejects.toThrow(
    /trip_pkey/,
  )
  expect(await platform.transaction(() => Promise.resolve('nothing'))).toBe('nothing')
  const refused = platform.transaction(async (db) => {
    await sql`insert into trip values (6)`.execute(db)
    throw new Error('changed my mind')
  })
  await expect(refused).rejects.toThrow('changed my mind')
  expect(await ids()).toEqual([1, 2, 5])
})

test('many trips at once on few connections mix nothing up', async () => {
  const { platform } = site
  const asked = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      platform.transaction((db) =>
        runBatch(
          db,
          sql<{ n: number }>`select ${n}::int as n`,
          sql<{ n: number }>`select ${n + 1}::int as n`,
        ),
      ),
    ),
  )
  expect(asked.map(([[one], [two]]) => [one?.n, two?.n])).toEqual(
    Array.from({ length: 200 }, (_, n) => [n, n + 1]),
  )
})

test('what is written later is seen by what is asked next, and stands once the transaction is through', async () => {
  const { platform } = site
  const seen = await platform.transaction(async (db) => {
    await defer(db, sql`insert into trip values (10)`, sql`insert into trip values (11)`)
    const { rows } = await sql<{ id: number }>`select id from trip where id >= 10 order by id`.execute(db)
    await defer(db, sql`insert into trip values (12)`)
    return rows.map(({ id }) => id)
  })
  expect(seen).toEqual([10, 11])
  expect(await ids()).toEqual([1, 2, 5, 10, 11, 12])
})

test('what is written later and fails leaves nothing of its transaction, whatever came after it', async () => {
  const { platform } = site
  const before = await ids()
  const atCommit = () =>
    platform.transaction((db) =>
      defer(db, sql`insert into trip values (20)`, sql`insert into trip values (1)`),
    )
  const atNext = () =>
    platform.transaction(async (db) => {
      await defer(db, sql`insert into trip values (21)`, sql`insert into trip values (1)`)
      return runBatch(db, sql`select 1`, sql`insert into trip values (22)`)
    })
  const takenBack = () =>
    platform.transaction(async (db) => {
      await defer(db, sql`insert into trip values (23)`)
      throw new Error('changed my mind')
    })
  const takenBackAfterwards = () =>
    platform.transaction(async (db) => {
      await sql`select 1`.execute(db)
      await defer(db, sql`insert into trip values (24)`)
      throw new Error('changed my mind')
    })
  for (let round = 0; round < 25; round += 1) {
    await expect(atCommit()).rejects.toThrow(/trip_pkey/)
    await expect(atNext()).rejects.toThrow(/trip_pkey/)
    await expect(takenBack()).rejects.toThrow('changed my mind')
    await expect(takenBackAfterwards()).rejects.toThrow('changed my mind')
  }
  expect(await ids()).toEqual(before)
  await platform.transaction((db) => defer(db, sql`insert into trip values (25)`))
  expect(await ids()).toEqual([...before, 25])
})

test('outside of a transaction nothing is put off', async () => {
  const { db } = site.platform
  await defer(db, sql`insert into trip values (30)`)
  expect(await ids()).toContain(30)
  await expect(defer(db, sql`insert into trip values (30)`)).rejects.toThrow(/trip_pkey/)
})

test('what is put off to the last says how many rows it found, and what to throw in place of its error', async () => {
  const { platform } = site
  const counts: number[] = []
  const outcome = {
    onResult: (count: number) => void counts.push(count),
    mapError: (error: unknown) => new Error(`refused: ${error instanceof Error ? error.message : ''}`),
  }
  await platform.transaction((db) => deferWith(db, sql`select id from trip where id < 3`, outcome))
  expect(counts).toEqual([2])
  const work = platform.transaction(async (db) => {
    await defer(db, sql`insert into trip values (70)`)
    await deferWith(db, sql`insert into trip values (1)`, outcome)
    return 'never'
  })
  await expect(work).rejects.toThrow(/^refused: .*trip_pkey/)
  expect(counts).toEqual([2])
  expect(await ids()).not.toContain(70)
})

/** What is said to the database in one go: values arrive as they were, and a connection is whole after whatever failed. */
import { fc, test as property } from '@fast-check/vitest'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { runBatch } from './batch.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite()
  await sql`create table said (id int primary key, words text)`.execute(site.platform.db)
})
afterAll(() => site.close())

/** Often enough that every connection holds the statement by its name. */
const often = Array.from({ length: 40 }, (_, n) => n)

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', '').toWellFormed())

property.prop({
  words: fc.array(fc.option(text)),
  bytes: fc.uint8Array(),
  at: fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }),
})('texts, lists, bytes, dates and documents come back as they were given', async ({ words, bytes, at }) => {
  const { rows } = await sql<{ words: unknown; bytes: Buffer; at: Date; document: unknown }>`
      select ${words}::text[] as words, ${Buffer.from(bytes)}::bytea as bytes, ${at}::timestamptz as at, ${{ words }}::jsonb as document`.execute(
    site.platform.db,
  )
  expect(rows).toEqual([{ words, bytes: Buffer.from(bytes), at, document: { words } }])
})

test('a list may hold lists, numbers and bytes; what is not there is null', async () => {
  const { rows } = await sql`select ${[
    [1, 2],
    [3, 4],
  ]}::int[] as numbers, ${[Buffer.from('a"\\')]}::bytea[] as bytes, ${undefined}::text as nothing`.execute(
    site.platform.db,
  )
  expect(rows).toEqual([
    {
      numbers: [
        [1, 2],
        [3, 4],
      ],
      bytes: [Buffer.from('a"\\')],
      nothing: null,
    },
  ])
})

test('a statement may come twice in one trip, also the first time that it is named', async () => {
  for (const n of often) {
    const one = (id: number) => sql<{ id: number }>`select ${id}::int as id, ${'twice'}::text as words`
    const [[first], [second]] = await runBatch(site.platform.db, one(n), one(n + 1))
    expect([first?.id, second?.id]).toEqual([n, n + 1])
  }
})

test('what stood behind a statement that failed can be asked again, on the same connection', async () => {
  const { db } = site.platform
  await sql`insert into said values (0, 'first') on conflict do nothing`.execute(db)
  for (const n of often) {
    const refused = runBatch(
      db,
      sql`insert into said values (${0}, ${'again'})`,
      sql`select ${n}::int as behind, words from said where id = ${0}`,
    )
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    const { rows } = await sql`select ${n}::int as behind, words from said where id = ${0}`.execute(db)
    expect(rows).toEqual([{ behind: n, words: 'first' }])
  }
})

test('outside of a transaction what goes in one trip stands or falls together', async () => {
  const { db } = site.platform
  await expect(
    runBatch(
      db,
      sql`insert into said values (${100}, ${'one'})`,
      sql`insert into said values (${100}, ${'two'})`,
    ),
  ).rejects.toMatchObject({ code: '23505' })
  expect((await sql`select id from said where id = ${100}`.execute(db)).rows).toEqual([])
})

test('an answer that cannot be held is an error, and the next answer is right', async () => {
  const { db } = site.platform
  await expect(sql`select ${'9007199254740993'}::int8 as large`.execute(db)).rejects.toThrow('too large')
  expect((await sql`select ${'7'}::int8 as large`.execute(db)).rows).toEqual([{ large: 7 }])
})

test('a table that is changed under a statement fails it once at most, then its new columns are there', async () => {
  const { db } = site.platform
  const all = () => sql`select * from said where id = ${0}`.execute(db).then(({ rows }) => rows)
  for (const _ of often) await all()
  await sql`alter table said add column mood text default 'calm'`.execute(db)
  await all().catch((error: unknown) => expect(String(error)).toContain('cached plan'))
  expect(await all()).toEqual([expect.objectContaining({ words: 'first', mood: 'calm' })])
})

test('several statements in one text run within a transaction, and it can still be taken back', async () => {
  const { platform } = site
  const work = platform.transaction(async (db) => {
    await sql`insert into said values (201, 'a'); insert into said values (202, 'b')`.execute(db)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect((await sql`select id from said where id > ${200}`.execute(platform.db)).rows).toEqual([])
})

test('a connection that is cut in the middle of its work fails that work, and the next is served by another', async () => {
  const { db } = site.platform
  await expect(
    sql`select pg_terminate_backend(pg_backend_pid()), ${1}::int as one`.execute(db),
  ).rejects.toThrow()
  expect((await sql`select ${1}::int as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

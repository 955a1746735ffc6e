/** A database that falls silent: who is waited for gives up, who takes time goes on, and a slow statement is no silence. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemOf } from '#platform/http/api.ts'
import { freshDatabase } from '#test/support/database.ts'
import { createKysely, createPool, transactionRunner } from './pool.ts'
import { inHaste } from './haste.ts'
import type { Database } from './schema.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Kysely<Database>
let pool: pg.Pool
let isFrozen = false
/** Connections up to this one pass nothing, as after a firewall forgot them; later ones do. */
let deafUntil = 0
let opened = 0
let closeDoor: () => Promise<void>
const held: (() => void)[] = []

/** Lets bytes through, or keeps them until it is thawed. */
async function openDoor(host: string, port: number): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((below) => {
    opened += 1
    const number = opened
    const above = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [from, to] of [
      [below, above],
      [above, below],
    ] as const) {
      sockets.add(from)
      const pass = (act: () => void) => (isFrozen || number <= deafUntil ? held.push(act) : act())
      from.on('data', (bytes: Buffer) => pass(() => to.write(bytes)))
      from.on('error', () => from.destroy())
      from.on('close', () => pass(() => to.destroy()))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closeDoor = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  }
  return (server.address() as AddressInfo).port
}

function thaw(): void {
  isFrozen = false
  for (const act of held.splice(0)) act()
}

beforeAll(async () => {
  database = await freshDatabase()
  const { host, port, user = '', password, database: name = '' } = new pg.Client(database.connection)
  const door = await openDoor(host, port)
  const login = [user, password]
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => encodeURIComponent(String(part)))
    .join(':')
  pool = createPool({ connectionString: `postgres://${login}@127.0.0.1:${door}/${name}` }, { max: 4 })
  db = createKysely(pool)
})
afterAll(async () => {
  thaw()
  await db.destroy()
  await closeDoor()
  await database.drop()
})

const one = () => sql`select 1 as one`.execute(db).then(({ rows }) => rows.length)

/** As the server runs what a request asks for: how it ended, and after how many milliseconds. */
async function asRequest(
  work: () => Promise<unknown>,
  isBegun = () => false,
): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const status = await inHaste(isBegun, work).then(
    () => 200,
    (error: unknown) => problemOf(error).status,
  )
  return { status, ms: performance.now() - started }
}

test('2.13 a connection that does not answer within its time is told as a busy server, also where others do answer', async () => {
  const limited = new pg.Pool({ ...database.connection, query_timeout: 50 })
  const refusal = await limited.query('select pg_sleep(1)').catch((error: unknown) => problemOf(error))
  expect(refusal).toMatchObject({ code: 'server.busy', status: 503, retryAfterSeconds: 2 })
  await limited.end()
})

test('2.13 a statement that takes its time is no silence', async () => {
  expect(await asRequest(() => sql`select pg_sleep(2.5)`.execute(db))).toMatchObject({ status: 200 })
})

test('2.13 a connection that is idle while its request does something else is not dead', async () => {
  const transaction = transactionRunner(db)
  const work = () =>
    transaction(async (trx) => {
      await sql`select 1`.execute(trx)
      await sql`select pg_sleep(2.5)`.execute(db)
      await sql`select 2`.execute(trx)
    })
  expect(await asRequest(work)).toMatchObject({ status: 200 })
})

test('2.13 connections that are dead while new ones work: who waits for one is told within two seconds, and everybody after is answered', async () => {
  await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(0.2)`.execute(db)))
  deafUntil = opened
  const during = await Promise.all(Array.from({ length: 8 }, () => asRequest(one)))
  expect(during.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  for (const { status, ms } of during) {
    expect([200, 503]).toContain(status)
    expect(ms).toBeLessThan(5000)
  }
  for (let count = 0; count < 4; count += 1) expect(await asRequest(one)).toMatchObject({ status: 200 })
  deafUntil = 0
  thaw()
})

test('2.13 a silent database: requests are told within two seconds, also those that wait for a connection or begin later; jobs and answers that have begun go on', async () => {
  expect(await one()).toBe(1)
  const transaction = transactionRunner(db)
  let isInside: () => void = () => undefined
  const inside = new Promise<void>((done) => (isInside = done))
  let goOn: () => void = () => undefined
  const later = new Promise<void>((done) => (goOn = done))
  const written = asRequest(() =>
    transaction(async (trx) => {
      await sql`insert into cache_version (key, version) values ('content', 7)`.execute(trx)
      isInside()
      await later
      await sql`select 1`.execute(trx)
    }),
  )
  await inside
  isFrozen = true
  const job = one()
  const begun = asRequest(one, () => true)
  goOn()
  const waiting = [written, ...Array.from({ length: 6 }, () => asRequest(one))]
  for (const { status, ms } of await Promise.all(waiting)) {
    expect(status).toBe(503)
    expect(ms).toBeLessThan(4000)
  }
  // Once it is known, nobody waits at all.
  const known = await asRequest(one)
  expect(known.status).toBe(503)
  expect(known.ms).toBeLessThan(1000)
  thaw()
  expect(await job).toBe(1)
  expect(await begun).toMatchObject({ status: 200 })
  await expect.poll(() => asRequest(one)).toMatchObject({ status: 200 })
  expect((await sql`select from cache_version where version = 7`.execute(db)).rows).toEqual([])
  // No connection is left in somebody's hands.
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  await expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
            db,
          )
        ).rows.length,
    )
    .toBe(0)
})

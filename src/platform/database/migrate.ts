/**
 * Brings the schema up to date while older processes go on serving: one node at a time, each migration in a transaction
 * of its own that waits only shortly for a lock and is tried again, then the functions and triggers that have changed.
 * Forward only.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { createKysely, createPool, type Connection } from './pool.ts'
import type { Database } from './schema.ts'
import type { Migration, SchemaFunction, SchemaSteps } from './schemaSteps.ts'

export interface MigrateOptions {
  /** What a migration waits for a lock: requests that queue behind it wait as long. Shorter than their own limit (pool.ts). */
  lockTimeoutMs?: number
  /** How often a migration is tried before the start fails. */
  tries?: number
  /** Between two tries, and between two looks whether another node is done. */
  pauseMs?: number
}

/** A number of our own for the lock, so that only one node migrates; releases of before the baseline hold the same. */
const lockKey = 4_711_001

/**
 * On connections of its own that no time limit of requests cuts off. Returns the names of what it ran.
 * @throws Error where the database is newer than this build, or a table stayed locked through all tries
 */
export async function migrateDatabase(
  connection: Connection,
  steps: SchemaSteps,
  options: MigrateOptions = {},
): Promise<string[]> {
  // One holds the lock, the other works.
  const db = createKysely(createPool(connection, { max: 2, hasTimeLimits: false }))
  try {
    if (isDone(pendingOf(steps, await readState(db)))) return []
    return await alone(db, options, () => migrate(db, steps, options))
  } finally {
    await db.destroy()
  }
}

/** What has run in a database: names of migrations, and of each function the hashes it has had, the current one last. */
interface State {
  applied: ReadonlySet<string>
  hashes: ReadonlyMap<string, readonly string[]>
}

interface Pending {
  migrations: Migration[]
  functions: SchemaFunction[]
  /** Rows of migrations that others stand for now. */
  replaced: readonly string[]
}

const isDone = ({ migrations, functions, replaced }: Pending) =>
  migrations.length + functions.length + replaced.length === 0

async function readState(db: Kysely<Database>): Promise<State> {
  const { rows } = await sql<{ hasNames: boolean; hasHashes: boolean }>`
    select to_regclass('migration') is not null as "hasNames", to_regclass('schema_function') is not null as "hasHashes"`.execute(
    db,
  )
  const [has] = rows
  const names = has?.hasNames ? await db.selectFrom('migration').select('name').execute() : []
  const functions = has?.hasHashes
    ? await db.selectFrom('schema_function').select(['name', 'hashes']).execute()
    : []
  return {
    applied: new Set(names.map(({ name }) => name)),
    hashes: new Map(functions.map(({ name, hashes }) => [name, hashes])),
  }
}

/** @throws Error where an older program looks at what a newer one has made, or nobody knows what the database holds */
function pendingOf({ migrations, functions, baseline }: SchemaSteps, { applied, hashes }: State): Pending {
  const replaced = (baseline?.replaced ?? []).filter((name) => applied.has(name))
  const standing = new Set(applied)
  if (baseline && replaced.length > 0) {
    const missing = baseline.replaced.filter((name) => !applied.has(name))
    if (missing.length > 0)
      throw new Error(
        `The database was made by a build of Plinth from before its first release that lacks ${missing.join(', ')}: run the last such build on it once (docs/guides/schema.md), or begin with an empty database`,
      )
    for (const name of replaced) standing.delete(name)
    for (const name of baseline.by) standing.add(name)
  }
  const known = new Set(migrations.map(({ name }) => name))
  const newer = [
    ...[...standing].filter((name) => !known.has(name)),
    ...functions
      .filter(({ name, hash }) => hashes.get(name)?.slice(0, -1).includes(hash))
      .map(({ name }) => name),
  ]
  if (newer.length > 0)
    throw new Error(
      `The database was made by a newer Plinth (${newer.join(', ')}): install that version or restore a backup`,
    )
  return {
    migrations: migrations.filter(({ name }) => !standing.has(name)),
    functions: functions.filter(({ name, hash }) => hashes.get(name)?.at(-1) !== hash),
    replaced,
  }
}

/**
 * Holds the lock while `work` runs. Who waits asks again and again: a statement that waited would hold a snapshot, for
 * which `create index concurrently` of the node that works would wait in turn, for ever.
 */
async function alone<T>(
  db: Kysely<Database>,
  { pauseMs = 1000 }: MigrateOptions,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const held = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ isOurs: boolean }>`
        select pg_try_advisory_xact_lock(${lockKey}) as "isOurs"`.execute(trx)
      // Said last: a statement without a snapshot lets go of the one before it, which the index would wait for as well.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      return rows[0]?.isOurs ? { result: await work() } : null
    })
    if (held) return held.result
    await sleep(Math.min(pauseMs, 250))
  }
}

async function migrate(db: Kysely<Database>, steps: SchemaSteps, options: MigrateOptions): Promise<string[]> {
  await sql`
    create table if not exists migration (name text primary key, applied_at timestamptz not null);
    create table if not exists schema_function (
      name text primary key, hashes text[] not null, applied_at timestamptz not null)`.execute(db)
  const state = await readState(db)
  const pending = pendingOf(steps, state)
  if (steps.baseline && pending.replaced.length > 0) await stampBaseline(db, steps.baseline)
  // Nobody works on a new database yet: what can go together does, with one commit.
  const first =
    state.applied.size > 0 ? 0 : pending.migrations.findIndex(({ transaction }) => transaction === false)
  const inOneCommit = pending.migrations.slice(0, first < 0 ? undefined : first)
  if (inOneCommit.length > 0)
    await inTransaction(db, options, async (trx) => {
      for (const migration of inOneCommit) await runIn(trx, migration)
    })
  for (const migration of pending.migrations.slice(inOneCommit.length))
    await tried(migration.name, options, () => runMigration(db, migration, options))
  const names = pending.functions.map(({ name }) => name)
  if (names.length > 0)
    await tried(names.join(', '), options, () =>
      inTransaction(db, options, (trx) => putFunctions(trx, pending.functions)),
    )
  return [...pending.migrations.map(({ name }) => name), ...names]
}

async function putFunctions(db: Kysely<Database>, functions: readonly SchemaFunction[]): Promise<void> {
  // A function may name another that comes after it.
  await sql`set local check_function_bodies = off`.execute(db)
  await sql.raw(functions.map(({ text }) => text).join('\n')).execute(db)
  await sql`
    insert into schema_function (name, hashes, applied_at)
    select name, array[hash], now()
    from unnest(${functions.map(({ name }) => name)}::text[], ${functions.map(({ hash }) => hash)}::text[]) as one (name, hash)
    on conflict (name) do update
      set hashes = schema_function.hashes || excluded.hashes, applied_at = excluded.applied_at`.execute(db)
}

async function stampBaseline(
  db: Kysely<Database>,
  { replaced, by }: NonNullable<SchemaSteps['baseline']>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('migration').where('name', 'in', replaced).execute()
    for (const name of by) await record(trx, name)
  })
}

async function runMigration(
  db: Kysely<Database>,
  migration: Migration,
  options: MigrateOptions,
): Promise<void> {
  if (migration.transaction === false) {
    await db.connection().execute((connection) => migration.up(connection))
    await record(db, migration.name)
  } else await inTransaction(db, options, (trx) => runIn(trx, migration))
}

async function runIn(trx: Transaction<Database>, migration: Migration): Promise<void> {
  await migration.up(trx)
  await record(trx, migration.name)
}

async function record(db: Kysely<Database>, name: string): Promise<void> {
  await db.insertInto('migration').values({ name, applied_at: new Date() }).execute()
}

function inTransaction(
  db: Kysely<Database>,
  { lockTimeoutMs = 3000 }: MigrateOptions,
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true), set_config('statement_timeout', '0', true)`.execute(
      trx,
    )
    await work(trx)
  })
}

/** 55P03: a lock was not to be had in time; 40P01: deadlock. Both leave nothing behind. */
const locked = new Set(['55P03', '40P01'])

async function tried(
  name: string,
  { tries = 10, pauseMs = 1000 }: MigrateOptions,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && locked.has(String(error.code)))) throw error
      if (attempt >= tries)
        throw new Error(
          `${name} could not change the schema: a table stayed locked by other work through ${tries} tries. Start again when that has ended`,
          { cause: error },
        )
      await sleep(Math.min(10_000, pauseMs * 2 ** (attempt - 1)))
    }
  }
}

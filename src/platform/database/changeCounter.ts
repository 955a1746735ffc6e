/**
 * The counter that says that something which public pages show has changed, and the log of what each change was. A change
 * counts itself in its own transaction; readers (page cache, settings) compare. What is in the database is the truth;
 * a node learns of it by polling.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../context.ts'
import type { Change } from './changeLog.ts'
import type { ShownKey } from './shown.ts'
import { defer } from './batch.ts'
import { endOf } from './transactionEnd.ts'

/** What is counted: everything that public pages show hangs on `content`. */
export type VersionKey = 'content'

/** The log keeps so many changes; who asks after more than that is told to take everything as changed. */
const logLength = 1000
const maxReported = 500

type Ended = Promise<unknown> | null

const listeners = new Set<(ended: Ended) => void>()

/**
 * Calls back when this process counts a change, whose transaction is not yet committed at that moment. `ended` is when it
 * is, or is taken back; null: nobody will tell.
 */
export function onBump(listener: (ended: Ended) => void): void {
  listeners.add(listener)
}

/** Counts a change of which nobody says what pages it touches: all of them. */
export async function dropAllCachedPages(db: Db, key: VersionKey): Promise<void> {
  await count(db, bump(key))
}

/**
 * Counts a change of what these keys name: only pages that show some of it are dropped. `mayLinger`: who asks while such a
 * page is drawn anew may get the old one; never so where something is taken away, gets another price, or is for others now.
 */
export async function dropCachedPagesShowing(
  db: Db,
  keys: readonly ShownKey[],
  { mayLinger }: { mayLinger: boolean },
): Promise<void> {
  if (keys.length > 0) await count(db, bump('content', { keys: sql`${[...keys]}::text[]`, mayLinger }))
}

async function count(db: Db, change: RawBuilder<unknown>): Promise<void> {
  if (db.isTransaction) {
    announceBump(db)
    // Put off, so that others who count a change wait as short as can be.
    await defer(db, change)
    return
  }
  const sent = change.execute(db)
  for (const listener of listeners) listener(sent)
  await sent
}

interface Counted {
  /** text[]; absent: everything. */
  keys?: RawBuilder<unknown>
  mayLinger?: boolean
  condition?: RawBuilder<unknown>
}

/** The statement that counts a change. */
function bump(key: VersionKey, counted: Counted = {}) {
  return sql`with ${bumpParts(key, counted)} select 1`
}

/** The same as parts of a statement that counts by itself, to be behind its `with`; its process is told by `announceBump`. */
export function bumpParts(
  key: VersionKey,
  { keys = sql`null::text[]`, mayLinger = false, condition = sql`true` }: Counted,
) {
  return sql`counted as (
      insert into cache_version (key, version) select ${sql.lit(key)}, 1 where ${condition}
      on conflict (key) do update set version = cache_version.version + 1 returning version
    ), logged as (
      insert into cache_change (version, keys, may_linger) select version, ${keys}, ${sql.lit(mayLinger)} from counted
    ), outlived as (
      delete from cache_change using counted
      where cache_change.version <= counted.version - ${sql.lit(logLength)}
    )`
}

/** Tells this process that a change is counted in that transaction. */
export function announceBump(db: Db): void {
  const ended = endOf(db)
  for (const listener of listeners) listener(ended)
}

/** Where the counter stands, and what was counted since. */
export interface Counting {
  version: number
  /** Fewer than were counted where they are too many, or too old. */
  changes: readonly Change[]
}

/** @returns version 0 where nothing was ever counted */
export async function readVersion(db: Db, key: VersionKey, since: number): Promise<Counting> {
  const row = await db
    .selectFrom('cache_version')
    .select([
      'version',
      sql<
        Change[] | null
      >`case when version > ${since}::bigint and version - ${since}::bigint <= ${sql.lit(maxReported)} then (
      select json_agg(json_build_object('version', change.version, 'keys', change.keys, 'mayLinger', change.may_linger) order by change.version)
      from cache_change change where change.version > ${since}::bigint) end`.as('changes'),
    ])
    .where('key', '=', key)
    .executeTakeFirst()
  return { version: row?.version ?? 0, changes: row?.changes ?? [] }
}

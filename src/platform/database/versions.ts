/**
 * Counters that say what changed. A change bumps the counter in its own transaction; readers (page cache, settings)
 * compare. The counter in the database is the truth; a node learns of it by polling.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../context.ts'
import { later } from './together.ts'

/** What is counted: everything that public pages show hangs on `content`. */
export type VersionKey = 'content'

const listeners = new Set<() => void>()

/** Calls back when this process counts a change: its transaction is not yet committed at that moment. */
export function onBump(listener: () => void): void {
  listeners.add(listener)
}

export async function bumpVersion(db: Db, siteId: string, key: VersionKey): Promise<void> {
  announceBump()
  // Put off, so that others who count a change wait as short as can be.
  await later(db, bump(sql`${siteId}`, key))
}

/** The statement that counts a change, for one that counts by itself; its process is told by `announceBump`. */
export function bump(siteId: RawBuilder<unknown>, key: VersionKey, condition: RawBuilder<unknown> = sql`true`) {
  return sql`insert into cache_version (site_id, key, version) select ${siteId}::uuid, ${key}, 1 where ${condition}
    on conflict (site_id, key) do update set version = cache_version.version + 1`
}

/** Tells this process that a change was counted. */
export function announceBump(): void {
  for (const listener of listeners) listener()
}

/** Returns 0 where nothing was ever counted. */
export async function currentVersion(db: Db, siteId: string, key: VersionKey): Promise<number> {
  const row = await db
    .selectFrom('cache_version')
    .select('version')
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.version ?? 0
}

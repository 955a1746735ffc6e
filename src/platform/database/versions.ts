/**
 * Counters that say what changed. A change bumps the counter in its own transaction; readers (page cache, settings)
 * compare. The counter in the database is the truth; a node learns of it by polling.
 */
import { sql } from 'kysely'
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
  for (const listener of listeners) listener()
  const insert = db.insertInto('cache_version').values({ site_id: siteId, key, version: 1 })
  // Put off, so that others who count a change wait as short as can be.
  await later(
    db,
    insert.onConflict((conflict) => conflict.columns(['site_id', 'key']).doUpdateSet({ version: sql<number>`cache_version.version + 1` })),
  )
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

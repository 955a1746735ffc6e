/** Stored redirects: made when a URL changes, chains collapsed, loops impossible (A-14, F-ROUTE-05). */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { problem } from '../problems.ts'

export interface StoredRedirect {
  id: string
  from_path: string
  to_path: string
  code: 301 | 302 | 308
}

/** Frees a URL for a live post: a redirect away from it would hide the post. */
export async function freeUrl(db: Db, url: string): Promise<void> {
  await db.deleteFrom('redirect').where('from_path', '=', url).execute()
}

/**
 * Adds a redirect and keeps two rules true of the whole table: no target is itself redirected, and no URL
 * redirects to itself. So following a redirect takes one step and never loops.
 * @throws Problem redirect.loop where the target already leads back to the start
 */
export async function addRedirect(
  platform: Platform,
  db: Db,
  { from, to, code }: { from: string; to: string; code: 301 | 302 | 308 },
): Promise<void> {
  // One writer at a time: two at once could close a circle that neither of them sees.
  await sql`select pg_advisory_xact_lock(4711003)`.execute(db)
  const onward = await findRedirect(db, to)
  const target = onward?.to_path ?? to
  if (target === from) throw problem('redirect.loop', { from, to })
  await db.updateTable('redirect').set({ to_path: target }).where('to_path', '=', from).execute()
  await db
    .insertInto('redirect')
    .values({
      id: platform.newId(),
      from_path: from,
      to_path: target,
      code,
      created_at: platform.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['from_path']).doUpdateSet({ to_path: target, code }))
    .execute()
}

/** `/old/*`: all that is below a path. */
export function isWildcard(path: string): boolean {
  return path.endsWith('/*')
}

/**
 * The redirect with a * that a path falls under, the nearest first, its target filled in; asked where nothing else is at
 * the path.
 */
export async function redirectFor(db: Db, path: string): Promise<StoredRedirect | undefined> {
  const parts = path.split('/').slice(1, 12)
  const above = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/*`)
  if (above.length === 0) return undefined
  const found = await db
    .selectFrom('redirect')
    .select(['id', 'from_path', 'to_path', 'code'])
    .where('from_path', 'in', above)
    .orderBy(sql`length(from_path)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return undefined
  const rest = path.slice(found.from_path.length - 1)
  // A function: what visitors type is no pattern of a replacement.
  return {
    ...found,
    to_path: found.to_path.replace(/\*$/, () => (/^https?:/i.test(found.to_path) ? encodeURI(rest) : rest)),
  }
}

export async function findRedirect(db: Db, path: string): Promise<StoredRedirect | undefined> {
  return db
    .selectFrom('redirect')
    .select(['id', 'from_path', 'to_path', 'code'])
    .where('from_path', '=', path)
    .executeTakeFirst()
}

/** Until the end of the transaction, nobody else takes this URL, be it for a post or for a redirect away from it. */
export async function lockUrl(db: Db, url: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${url}`}, 0))`.execute(db)
}

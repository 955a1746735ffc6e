/** URLs that visitors asked for without success: counted together, written every few seconds, the oldest forgotten. */
import { sql } from 'kysely'
import type { Platform } from '#platform/context.ts'
import { searchAnyWord } from '../search/searchPublished.ts'
import type { MissingPath } from '../schema.ts'

const flushMs = 2000
/** Somebody who tries random URLs must fill neither the memory nor the table. */
const maxWaiting = 500
const maxKept = 5000
const longestPath = 500

interface Waiting {
  hits: number
  referrer: string
}

interface Notes {
  waiting: Map<string, Waiting>
  timer: NodeJS.Timeout | null
}

const notes = new WeakMap<object, Notes>()

/** Counts a request that found nothing; returns at once. */
export function noteMissing(platform: Platform, path: string, referrer = ''): void {
  if (path.length > longestPath) return
  const own = notes.get(platform.db) ?? { waiting: new Map(), timer: null }
  notes.set(platform.db, own)
  const known = own.waiting.get(path)
  if (!known && own.waiting.size >= maxWaiting) return
  own.waiting.set(path, {
    hits: (known?.hits ?? 0) + 1,
    referrer: referrer.slice(0, longestPath) || (known?.referrer ?? ''),
  })
  own.timer ??= setTimeout(() => {
    writeMissing(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'missing_paths.not_written'),
    )
  }, flushMs).unref()
}

/** Writes what waits. */
export async function writeMissing(platform: Platform): Promise<void> {
  const own = notes.get(platform.db)
  if (!own) return
  if (own.timer) clearTimeout(own.timer)
  own.timer = null
  const rows = [...own.waiting].toSorted(([a], [b]) => (a < b ? -1 : 1))
  own.waiting.clear()
  if (rows.length === 0) return
  const { db, clock } = platform
  const now = clock.now()
  await db
    .insertInto('missing_path')
    .values(
      rows.map(([path, { hits, referrer }]) => ({
        path,
        hits,
        referrer,
        first_at: now,
        last_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['path']).doUpdateSet({
        hits: sql<number>`missing_path.hits + excluded.hits`,
        last_at: now,
        referrer: sql<string>`coalesce(nullif(excluded.referrer, ''), missing_path.referrer)`,
      }),
    )
    .execute()
  await sql`delete from missing_path where path in (
    select path from missing_path order by is_ignored desc, hits desc, last_at desc offset ${maxKept})`.execute(
    db,
  )
}

const perPage = 20

/** Those that still lead nowhere, the most asked for first. */
export async function listMissing(
  platform: Platform,
  { keywords, p }: { keywords: string; p: number },
): Promise<{ items: MissingPath[]; total: number; limit: number }> {
  const { db, clock } = platform
  const pattern = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('missing_path as m')
    .where('m.is_ignored', '=', false)
    .where('m.path', 'ilike', pattern)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('redirect as r').select('r.id').whereRef('r.from_path', '=', 'm.path')),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('live as l')
            .select('l.post_id')
            .whereRef('l.url', '=', 'm.path')
            .where('l.url', '<>', ''),
        ),
      ),
    )
  const [{ total }, rows] = await Promise.all([
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .select(['m.path', 'm.hits', 'm.last_at', 'm.referrer'])
      .orderBy('m.hits', 'desc')
      .orderBy('m.path')
      .limit(perPage)
      .offset((p - 1) * perPage)
      .execute(),
  ])
  const items = await Promise.all(
    rows.map(async (row): Promise<MissingPath> => {
      const [suggestion = null] = await searchAnyWord(db, {
        keywords: row.path.replaceAll('/', ' '),
        limit: 1,
        now: clock.now(),
      })
      return { id: row.path, ...row, last_at: row.last_at.toISOString(), suggestion }
    }),
  )
  return { items, total, limit: perPage }
}

/** Takes a URL out of the list for good: nobody is meant to find anything there. */
export async function ignoreMissing(
  { db }: Platform,
  paths: readonly string[],
  isIgnored: boolean,
): Promise<void> {
  await db
    .updateTable('missing_path')
    .set({ is_ignored: isIgnored })
    .where('path', 'in', [...paths])
    .execute()
}

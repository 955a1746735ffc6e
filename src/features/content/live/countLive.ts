/** How many published posts there are of a type, category or tag: from kept counts, without counting them all. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/context.ts'
import { liveWhere, visibleNow, type LiveFilter } from './liveRows.ts'

/** Beyond this many, lists that no kept count knows are not counted any further. */
const maxCounted = 5000

/**
 * Posts without an end are counted by triggers as they change (table live_tally); those with a time of their own are
 * few and counted when asked. A category and a tag together are counted up to 5,000.
 */
export async function countLive(db: Db, filter: LiveFilter, now: Date): Promise<number> {
  const { rows } = await liveCount(filter, now).execute(db)
  return rows[0]?.total ?? 0
}

/** The statement of countLive, for whoever asks for more in the same trip. */
export function liveCount(filter: LiveFilter, now: Date): RawBuilder<{ total: number }> {
  const { type, category, tag } = filter
  if (category && tag) {
    return sql`select count(*) as total from (
      select 1 from live where ${liveWhere(filter)} and ${visibleNow(now)} limit ${maxCounted}) as found`
  }
  const [kind, keys] = tag ? ['tag', [tag]] : category ? ['category', category] : ['type', ['']]
  return sql`select
    (select coalesce(sum(count), 0)::bigint from live_tally where kind = ${kind}
      and ${kind === 'type' && type ? sql`true` : sql`key = any(${[...keys]}::text[])`} ${type ? sql`and type = ${type}` : sql``})
    + (select count(*) from live where (live.status = 'scheduled' or live.unpublish_at is not null)
      and ${liveWhere(filter)} and ${visibleNow(now)}) as total`
}

/** How many published posts each category or tag (with the marks of terms) holds; of one type or of all. */
export async function countsByKey(
  db: Db,
  { kind, type, now }: { kind: 'category' | 'tag'; type?: string; now: Date },
): Promise<Map<string, number>> {
  const ofType = type ? sql`and type = ${type}` : sql``
  const keys =
    kind === 'category'
      ? sql`(select live.category_id::text where live.category_id is not null)`
      : sql`(select unnest(live_keys(live.tags, live.terms)))`
  const { rows } = await sql<{ key: string; total: number }>`
    select key, sum(count)::bigint as total from (
      select key, count from live_tally where kind = ${kind} ${ofType}
      union all
      select own.key, 1 from live cross join lateral ${keys} as own (key)
      where (live.status = 'scheduled' or live.unpublish_at is not null) and live.url <> ''
        and ${visibleNow(now)} ${ofType}
    ) as each group by key having sum(count) > 0`.execute(db)
  return new Map(rows.map(({ key, total }) => [key, total]))
}

/** Counts of a tree: each entry's own and those of all that is below it. */
export function withBelow(
  counts: ReadonlyMap<string, number>,
  entries: readonly { id: string; parent_id: string | null }[],
): Map<string, number> {
  const parents = new Map(entries.map(({ id, parent_id: parent }) => [id, parent]))
  const whole = new Map<string, number>()
  for (const { id } of entries) {
    const seen = new Set<string>()
    for (let at: string | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      seen.add(at)
      whole.set(at, (whole.get(at) ?? 0) + (counts.get(id) ?? 0))
    }
  }
  return whole
}

/** Cuts a range into whole days whose sums are true and the rest, which is read view by view: its edges, today, what was touched. */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

const dayMs = 86_400_000

export interface Segments {
  /** Ranges of days [from, to) as YYYY-MM-DD. */
  days: { from: string; to: string }[]
  raw: { from: Date; to: Date }[]
}

export async function segmentsOf(db: Db, siteId: string, from: Date, to: Date): Promise<Segments> {
  const first = Math.ceil(from.getTime() / dayMs) * dayMs
  const last = Math.floor(to.getTime() / dayMs) * dayMs
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from activity_rolled
    where site_id = ${siteId} and day >= ${textOf(first)}::date and day < ${textOf(last)}::date order by day`.execute(db)
  return cut(from, to, rows.map(({ day }) => day))
}

/** @param rolled the summed days within the range, in order */
export function cut(from: Date, to: Date, rolled: readonly string[]): Segments {
  const segments: Segments = { days: [], raw: [] }
  let at = from.getTime()
  for (const day of rolled) {
    const start = Date.parse(`${day}T00:00:00Z`)
    const end = start + dayMs
    if (start < at || end > to.getTime()) continue
    const before = segments.days.at(-1)
    if (start > at) segments.raw.push({ from: new Date(at), to: new Date(start) })
    if (before && start === at && before.to === day) before.to = textOf(end)
    else segments.days.push({ from: day, to: textOf(end) })
    at = end
  }
  if (at < to.getTime()) segments.raw.push({ from: new Date(at), to })
  return segments
}

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The views of the rest. */
export function rawWhere({ raw }: Segments, siteId: string, page: string | undefined) {
  const parts = raw.map(({ from, to }) => sql`(at >= ${from} and at < ${to})`)
  return sql`site_id = ${siteId} and (${parts.length > 0 ? sql.join(parts, sql` or `) : sql`false`}) ${page === undefined ? sql`` : sql`and url = ${page}`}`
}

/** The sums of the whole days; `column` is that of the day. */
export function dayWhere({ days }: Segments, siteId: string) {
  const parts = days.map(({ from, to }) => sql`(day >= ${from}::date and day < ${to}::date)`)
  return sql`site_id = ${siteId} and (${parts.length > 0 ? sql.join(parts, sql` or `) : sql`false`})`
}

/** The same for the sums of hours. */
export function hourWhere({ days }: Segments, siteId: string) {
  const parts = days.map(({ from, to }) => sql`(at >= ${`${from}T00:00:00Z`}::timestamptz and at < ${`${to}T00:00:00Z`}::timestamptz)`)
  return sql`site_id = ${siteId} and (${parts.length > 0 ? sql.join(parts, sql` or `) : sql`false`})`
}

/** Cuts a range into whole days whose sums are true and the rest, which is read view by view: its edges, today, what was touched. */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

const dayMs = 86_400_000

/** [from, to) as YYYY-MM-DD. */
interface DayRange {
  from: string
  to: string
}

export interface Segments {
  days: DayRange[]
  raw: { from: Date; to: Date }[]
  /** Whole summed months within the range, as YYYY-MM-01; their days are among `days`. */
  months: string[]
}

export async function segmentsOf(db: Db, from: Date, to: Date): Promise<Segments> {
  const first = Math.ceil(from.getTime() / dayMs) * dayMs
  const last = Math.floor(to.getTime() / dayMs) * dayMs
  // In one statement: a day that is touched meanwhile leaves both or neither.
  const { rows } = await sql<{ kind: 'day' | 'month'; at: string }>`
    select 'day' as kind, to_char(day, 'YYYY-MM-DD') as at from activity_rolled
    where day >= ${textOf(first)}::date and day < ${textOf(last)}::date
    union all
    select 'month', to_char(month, 'YYYY-MM-DD') from activity_month_rolled
    where month >= ${textOf(first)}::date and month + interval '1 month' <= ${textOf(last)}::date
    order by at`.execute(db)
  const ofKind = (kind: 'day' | 'month') => rows.filter((row) => row.kind === kind).map(({ at }) => at)
  return { ...cut(from, to, ofKind('day')), months: ofKind('month') }
}

/** @param rolled the summed days within the range, in order */
export function cut(from: Date, to: Date, rolled: readonly string[]): Segments {
  const segments: Segments = { days: [], raw: [], months: [] }
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
export function rawWhere({ raw }: Segments, page: string | undefined) {
  const parts = raw.map(({ from, to }) => sql`(at >= ${from} and at < ${to})`)
  return sql`(${parts.length > 0 ? sql.join(parts, sql` or `) : sql`false`}) ${page === undefined ? sql`` : sql`and url = ${page}`}`
}

/** The sums of the whole days; `column` is that of the day. */
export function dayWhere({ days }: Segments) {
  const parts = days.map(({ from, to }) => sql`(day >= ${from}::date and day < ${to}::date)`)
  return sql`(${parts.length > 0 ? sql.join(parts, sql` or `) : sql`false`})`
}

/** The sums of whole months, and of the whole days that are in none of them. */
export const monthWhere = ({ months }: Segments) => sql`month = any(${months}::date[])`

export const otherDayWhere = (segments: Segments) =>
  dayWhere({ ...segments, days: segments.days.flatMap((days) => outside(days, segments.months)) })

/** @param months in order */
function outside(days: DayRange, months: readonly string[]): DayRange[] {
  const left: DayRange[] = []
  let at = days.from
  for (const month of months) {
    const end = nextMonth(month)
    if (end <= at || month >= days.to) continue
    if (month > at) left.push({ from: at, to: month })
    at = end
  }
  if (at < days.to) left.push({ from: at, to: days.to })
  return left
}

function nextMonth(month: string): string {
  const start = new Date(`${month}T00:00:00Z`)
  return textOf(start.setUTCMonth(start.getUTCMonth() + 1))
}

/** The same for the sums of hours. */
export function hourWhere({ days }: Segments) {
  const parts = days.map(
    ({ from, to }) =>
      sql`(at >= ${`${from}T00:00:00Z`}::timestamptz and at < ${`${to}T00:00:00Z`}::timestamptz)`,
  )
  return sql`(${parts.length > 0 ? sql.join(parts, sql` or `) : sql`false`})`
}

/** What the analytics screen draws: bars by unit, totals with the period before, pages, sources, screens. */
import { sql } from 'kysely'
import { readSetting } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { problem } from './problems.ts'
import type { ActivityReport, ActivityTotals, ReportUnit } from './schema.ts'

const mostBars = 1000
const secondMs = 1000
const dayMs = 86_400_000

/** Milliseconds of a unit; months, quarters and years by their usual length, for counting bars. */
export const unitMs: Record<ReportUnit, number> = {
  '1s': secondMs, '5s': 5 * secondMs, '15s': 15 * secondMs, '30s': 30 * secondMs,
  '1m': 60_000, '5m': 300_000, '15m': 900_000, '30m': 1_800_000,
  '1h': 3_600_000, '4h': 14_400_000, '12h': 43_200_000,
  '1d': dayMs, '1w': 7 * dayMs, '1M': 30 * dayMs, '3M': 91 * dayMs, '1Y': 365 * dayMs,
}

/** Units that follow the calendar of the site's time zone; the others are counted from the start of the range. */
const calendarStep: Partial<Record<ReportUnit, [field: string, step: string]>> = {
  '1d': ['day', '1 day'],
  '1w': ['week', '7 days'],
  '1M': ['month', '1 month'],
  '3M': ['quarter', '3 months'],
  '1Y': ['year', '1 year'],
}

export interface ReportRange {
  from: Date
  to: Date
  unit: ReportUnit
  /** Only this page. */
  page?: string
}

/** @throws Problem activity.range (422) */
export async function activityReport(platform: Platform, range: ReportRange): Promise<ActivityReport> {
  const { db, siteId, clock } = platform
  const { from, to, unit, page } = range
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length / unitMs[unit] > mostBars) throw problem('activity.range', { maximum: mostBars })
  const timeZone = await readSetting(db, siteId, 'time_zone')
  const before = new Date(from.getTime() - length)
  const [bars, totals, previous, pages, sources, screens, live, sample] = await Promise.all([
    barsOf(db, siteId, range, timeZone),
    totalsOf(db, siteId, from, to, page),
    totalsOf(db, siteId, before, from, page),
    pagesOf(db, siteId, from, to, page),
    sourcesOf(db, siteId, from, to, page),
    screensOf(db, siteId, from, to, page),
    liveVisitors(db, siteId, clock.now()),
    hasSample(db, siteId, from, to),
  ])
  return { time_zone: timeZone, is_sample: sample, live, bars, totals, previous, pages, sources, screens }
}

const within = (siteId: string, from: Date, to: Date, page?: string) => sql`
  activity.site_id = ${siteId} and activity.at >= ${from} and activity.at < ${to} ${page ? sql`and activity.url = ${page}` : sql``}`

async function barsOf(db: Db, siteId: string, { from, to, unit, page }: ReportRange, timeZone: string) {
  const calendar = calendarStep[unit]
  const bucket = calendar
    ? sql`date_trunc(${calendar[0]}, at, ${timeZone})`
    : sql`date_bin(${`${unitMs[unit]} milliseconds`}::interval, at, ${from}::timestamptz)`
  const { rows } = await sql<{ at: Date; views: number; visitors: number }>`
    select ${bucket} as at, count(*)::int as views, count(distinct visitor)::int as visitors
    from activity where ${within(siteId, from, to, page)} group by 1 order by 1`.execute(db)
  const starts = calendar ? await calendarStarts(db, from, to, calendar, timeZone) : evenStarts(from, to, unitMs[unit])
  const byStart = new Map(rows.map((row) => [row.at.getTime(), row]))
  return starts.map((at) => {
    const row = byStart.get(at.getTime())
    return { at: at.toISOString(), views: row?.views ?? 0, visitors: row?.visitors ?? 0 }
  })
}

function evenStarts(from: Date, to: Date, stepMs: number): Date[] {
  return Array.from({ length: Math.ceil((to.getTime() - from.getTime()) / stepMs) }, (_, i) => new Date(from.getTime() + i * stepMs))
}

/** The starts of days, weeks … in the site's time zone, summer time included. */
async function calendarStarts(db: Db, from: Date, to: Date, [field, step]: [string, string], timeZone: string): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select (step at time zone ${timeZone}) as at
    from generate_series(date_trunc(${field}, ${from}::timestamptz at time zone ${timeZone}),
      (${to}::timestamptz - interval '1 millisecond') at time zone ${timeZone}, ${step}::interval) as step`.execute(db)
  return rows.map(({ at }) => at)
}

async function totalsOf(db: Db, siteId: string, from: Date, to: Date, page?: string): Promise<ActivityTotals> {
  const { rows } = await sql<ActivityTotals>`
    select count(*)::int as views, count(distinct visitor)::int as visitors,
      coalesce(avg(read_end::int), 0)::float8 as read_end, coalesce(sum(clicks), 0)::int as clicks,
      coalesce(percentile_cont(0.5) within group (order by duration_s), 0)::float8 as seconds
    from activity where ${within(siteId, from, to, page)}`.execute(db)
  return rows[0] ?? { views: 0, visitors: 0, read_end: 0, clicks: 0, seconds: 0 }
}

async function pagesOf(db: Db, siteId: string, from: Date, to: Date, page?: string): Promise<ActivityReport['pages']> {
  const { rows } = await sql<ActivityReport['pages'][number]>`
    select activity.url, coalesce(max(live.title), '') as title, count(*)::int as views,
      count(distinct visitor)::int as visitors, coalesce(avg(read_end::int), 0)::float8 as read_end,
      coalesce(percentile_cont(0.5) within group (order by duration_s), 0)::float8 as seconds
    from activity left join live on live.site_id = activity.site_id and live.url = activity.url and live.url <> ''
    where ${within(siteId, from, to, page)} group by activity.url order by views desc, activity.url limit 50`.execute(db)
  return rows
}

async function sourcesOf(db: Db, siteId: string, from: Date, to: Date, page?: string): Promise<ActivityReport['sources']> {
  const { rows } = await sql<ActivityReport['sources'][number]>`
    select case when from_url = '' then 'Direct' else from_url end as source, count(*)::int as views
    from activity where ${within(siteId, from, to, page)} and from_url not like '/%'
    group by 1 order by views desc, source limit 30`.execute(db)
  return rows
}

async function screensOf(db: Db, siteId: string, from: Date, to: Date, page?: string): Promise<ActivityReport['screens']> {
  const { rows } = await sql<ActivityReport['screens'][number]>`
    select case when screen_width is null then 'Unknown' when screen_width < 600 then 'Phone'
      when screen_width < 1024 then 'Tablet' else 'Desktop' end as title, count(*)::int as views
    from activity where ${within(siteId, from, to, page)} group by 1 order by views desc`.execute(db)
  return rows
}

async function liveVisitors(db: Db, siteId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 300_000)
  const { rows } = await sql<{ live: number }>`
    select count(distinct visitor)::int as live from activity
    where site_id = ${siteId} and at > ${since} and not is_sample`.execute(db)
  return rows[0]?.live ?? 0
}

async function hasSample(db: Db, siteId: string, from: Date, to: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from activity where ${within(siteId, from, to)} and is_sample limit 1`.execute(db)
  return rows.length > 0
}

/** Returns what the dashboard's first screen tells of visits. */
export async function visitStats(db: Db, siteId: string, from: Date, to: Date): Promise<ActivityTotals> {
  return totalsOf(db, siteId, from, to)
}

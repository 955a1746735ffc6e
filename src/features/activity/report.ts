/** What the analytics screen draws: bars by unit, totals with the period before, pages, sources, screens. */
import { sql, type RawBuilder } from 'kysely'
import { readSetting } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { campaignTitle, hasCampaign, hasSource, isRead, longestSeconds, screenTitle, sourceTitle } from './measures.ts'
import { problem } from './problems.ts'
import type { ActivityReport, ActivityTotals, ReportUnit } from './schema.ts'
import { dayWhere, hourWhere, rawWhere, segmentsOf, type Segments } from './segments.ts'

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
  const [now, before] = await Promise.all([
    segmentsOf(db, siteId, from, to),
    segmentsOf(db, siteId, new Date(from.getTime() - length), from),
  ])
  const [bars, { is_sample, ...totals }, { is_sample: _, ...previous }, pages, shares, live] = await Promise.all([
    barsOf(db, siteId, range, now, timeZone),
    totalsOf(db, siteId, now, page),
    totalsOf(db, siteId, before, page),
    pagesOf(db, siteId, now, page),
    sharesOf(db, siteId, now, page),
    liveVisitors(db, siteId, clock.now()),
  ])
  const ofKind = (kind: string) => shares.filter((share) => share.kind === kind).map(({ title, views }) => ({ title, views }))
  return {
    time_zone: timeZone, is_sample, live, bars, totals, previous, pages,
    sources: ofKind('source').map(({ title, views }) => ({ source: title, views })), campaigns: ofKind('campaign'), screens: ofKind('screen'),
  }
}

/** Bars of an hour and less that does not part into quarters of an hour are few: their views are read. */
const quarterMs = 900_000

async function barsOf(db: Db, siteId: string, { from, to, unit, page }: ReportRange, segments: Segments, timeZone: string) {
  const calendar = calendarStep[unit]
  const bucket = (at: RawBuilder<unknown>) =>
    calendar ? sql`date_trunc(${calendar[0]}, ${at}, ${timeZone})` : sql`date_bin(${`${unitMs[unit]} milliseconds`}::interval, ${at}, ${from}::timestamptz)`
  const areQuarters = calendar !== undefined || (unitMs[unit] % quarterMs === 0 && from.getTime() % quarterMs === 0)
  const cutFor: Segments = areQuarters ? segments : { days: [], raw: [{ from, to }] }
  const { rows } = await sql<{ at: Date; views: number }>`
    select at, sum(views)::int as views from (
      select ${bucket(sql`at`)} as at, views from activity_hour where ${hourWhere(cutFor, siteId)} and url = ${page ?? ''}
      union all
      select ${bucket(sql`at`)}, 1 from activity where ${rawWhere(cutFor, siteId, page)}) as parts
    group by at order by at`.execute(db)
  const starts = calendar ? await calendarStarts(db, from, to, calendar, timeZone) : evenStarts(from, to, unitMs[unit])
  const byStart = new Map(rows.map((row) => [row.at.getTime(), row.views]))
  return starts.map((at) => ({ at: at.toISOString(), views: byStart.get(at.getTime()) ?? 0 }))
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

interface SampledTotals extends ActivityTotals {
  /** Views made for the demo are among them. */
  is_sample: boolean
}

/** Visitors are told apart for a day only, so those of several days add up. */
async function totalsOf(db: Db, siteId: string, segments: Segments, page?: string): Promise<SampledTotals> {
  const { rows } = await sql<SampledTotals>`
    select coalesce(sum(views), 0)::int as views, coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(clicks), 0)::int as clicks,
      coalesce(sum(read_end)::float8 / nullif(sum(views), 0), 0)::float8 as read_end, coalesce(sum(seconds)::float8 / nullif(sum(views), 0), 0)::float8 as seconds,
      coalesce(bool_or(is_sample), false) or exists (select from activity_rolled where ${dayWhere(segments, siteId)} and is_sample) as is_sample
    from (
      select sum(views) as views, sum(visitors) as visitors, sum(clicks) as clicks, sum(read_end) as read_end, sum(seconds) as seconds, false as is_sample
      from activity_day where ${dayWhere(segments, siteId)} and url = ${page ?? ''}
      union all
      select count(*), count(distinct (visitor, (at at time zone 'UTC')::date)), sum(clicks), ${isRead}, sum(least(duration_s, ${sql.lit(longestSeconds)})), bool_or(is_sample)
      from activity where ${rawWhere(segments, siteId, page)}) as parts`.execute(db)
  return rows[0] ?? { views: 0, visitors: 0, read_end: 0, clicks: 0, seconds: 0, is_sample: false }
}

async function pagesOf(db: Db, siteId: string, segments: Segments, page?: string): Promise<ActivityReport['pages']> {
  const { rows } = await sql<ActivityReport['pages'][number]>`
    with parts as (
      select url, sum(views) as views, sum(visitors) as visitors, sum(read_end) as read_end, sum(seconds) as seconds
      from activity_day where ${dayWhere(segments, siteId)} and ${page === undefined ? sql`url <> ''` : sql`url = ${page}`} group by url
      union all
      select url, count(*), count(distinct (visitor, (at at time zone 'UTC')::date)), ${isRead}, sum(least(duration_s, ${sql.lit(longestSeconds)}))
      from activity where ${rawWhere(segments, siteId, page)} group by url),
    most as (
      select url, sum(views)::int as views, sum(visitors)::int as visitors, (sum(read_end)::float8 / sum(views))::float8 as read_end, (sum(seconds)::float8 / sum(views))::float8 as seconds
      from parts group by url order by sum(views) desc, url limit 50)
    select most.*, coalesce((select max(live.title) from live where live.site_id = ${siteId} and live.url = most.url), '') as title
    from most order by views desc, url`.execute(db)
  return rows
}

const mostShares = 30

/** Sources, campaigns and screens in one reading, the 30 greatest of each. */
async function sharesOf(db: Db, siteId: string, segments: Segments, page: string | undefined): Promise<{ kind: string; title: string; views: number }[]> {
  const { rows } = await sql<{ kind: string; title: string; views: number }>`
    select kind, title, views from (
      select kind, title, sum(views)::int as views, row_number() over (partition by kind order by sum(views) desc, title) as place from (
        select kind, title, sum(views) as views from activity_share where ${dayWhere(segments, siteId)} and url = ${page ?? ''} group by kind, title
        union all
        select told.kind, told.title, count(*) from activity cross join lateral (values
          ('source', case when ${hasSource} then ${sourceTitle} end), ('campaign', case when ${hasCampaign} then ${campaignTitle} end), ('screen', ${screenTitle})) as told (kind, title)
        where ${rawWhere(segments, siteId, page)} and told.title is not null group by told.kind, told.title) as parts
      group by kind, title) as placed
    where place <= ${mostShares} order by kind, place`.execute(db)
  return rows
}

async function liveVisitors(db: Db, siteId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 300_000)
  const { rows } = await sql<{ live: number }>`
    select count(distinct visitor)::int as live from activity
    where site_id = ${siteId} and at > ${since} and not is_sample`.execute(db)
  return rows[0]?.live ?? 0
}

/** Returns what the dashboard's first screen tells of visits. */
export async function visitStats(db: Db, siteId: string, from: Date, to: Date): Promise<ActivityTotals> {
  const { is_sample: _, ...totals } = await totalsOf(db, siteId, await segmentsOf(db, siteId, from, to))
  return totals
}

/** What the analytics screen draws: bars by unit, totals with the period before, pages, sources, screens. */
import { sql, type RawBuilder } from 'kysely'
import { readSetting } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import {
  campaignTitle,
  hasCampaign,
  hasSource,
  isRead,
  longestSeconds,
  screenTitle,
  sourceTitle,
} from './measures.ts'
import { problem } from './problems.ts'
import type { ActivityReport, ActivityTotals, ReportUnit } from './schema.ts'
import {
  dayWhere,
  hourWhere,
  monthWhere,
  otherDayWhere,
  rawWhere,
  segmentsOf,
  type Segments,
} from './segments.ts'

const maxBars = 1000
const secondMs = 1000
const dayMs = 86_400_000

/** Milliseconds of a unit; months, quarters and years by their usual length, for counting bars. */
export const unitMs: Record<ReportUnit, number> = {
  '1s': secondMs,
  '5s': 5 * secondMs,
  '15s': 15 * secondMs,
  '30s': 30 * secondMs,
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '12h': 43_200_000,
  '1d': dayMs,
  '1w': 7 * dayMs,
  '1M': 30 * dayMs,
  '3M': 91 * dayMs,
  '1Y': 365 * dayMs,
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
  const { db, clock } = platform
  const { from, to, unit, page } = range
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length / unitMs[unit] > maxBars) throw problem('activity.range', { maximum: maxBars })
  const timeZone = await readSetting(db, 'time_zone')
  const [now, before] = await Promise.all([
    segmentsOf(db, from, to),
    segmentsOf(db, new Date(from.getTime() - length), from),
  ])
  const [read, { is_sample: _, ...previous }, starts, live] = await Promise.all([
    readOnce(db, range, now, timeZone),
    totalsOf(db, before, page),
    startsOf(db, range, timeZone),
    liveVisitors(db, clock.now()),
  ])
  const { is_sample, ...totals } = read.totals
  const viewsAt = new Map(read.bars.map(({ at, views }) => [Date.parse(at), views]))
  const ofKind = (kind: string) =>
    read.shares.filter((share) => share.kind === kind).map(({ title, views }) => ({ title, views }))
  return {
    time_zone: timeZone,
    is_sample,
    live,
    totals,
    previous,
    pages: read.pages,
    bars: starts.map((at) => ({ at: at.toISOString(), views: viewsAt.get(at.getTime()) ?? 0 })),
    sources: ofKind('source').map(({ title, views }) => ({ source: title, views })),
    campaigns: ofKind('campaign'),
    screens: ofKind('screen'),
  }
}

async function startsOf(db: Db, { from, to, unit }: ReportRange, timeZone: string): Promise<Date[]> {
  const calendar = calendarStep[unit]
  return calendar ? calendarStarts(db, from, to, calendar, timeZone) : evenStarts(from, to, unitMs[unit])
}

function evenStarts(from: Date, to: Date, stepMs: number): Date[] {
  return Array.from(
    { length: Math.ceil((to.getTime() - from.getTime()) / stepMs) },
    (_, i) => new Date(from.getTime() + i * stepMs),
  )
}

/** The starts of days, weeks … in the site's time zone, summer time included. */
async function calendarStarts(
  db: Db,
  from: Date,
  to: Date,
  [field, step]: [string, string],
  timeZone: string,
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select (step at time zone ${timeZone}) as at
    from generate_series(date_trunc(${field}, ${from}::timestamptz at time zone ${timeZone}),
      (${to}::timestamptz - interval '1 millisecond') at time zone ${timeZone}, ${step}::interval) as step`.execute(
    db,
  )
  return rows.map(({ at }) => at)
}

interface SampledTotals extends ActivityTotals {
  /** Views made for the demo are among them. */
  is_sample: boolean
}

interface Read {
  bars: { at: string; views: number }[]
  totals: SampledTotals
  pages: ActivityReport['pages']
  shares: { kind: string; title: string; views: number }[]
}

/** Bars of an hour and less that does not part into quarters of an hour are few: their views are read. */
const quarterMs = 900_000
const maxPages = 50
const maxShares = 30

/** All that is told of the range itself, in one statement: the views that are not summed are read once for all of it. */
async function readOnce(
  db: Db,
  { from, to, unit, page }: ReportRange,
  segments: Segments,
  timeZone: string,
): Promise<Read> {
  const calendar = calendarStep[unit]
  const bucket = (at: RawBuilder<unknown>) =>
    calendar
      ? sql`date_trunc(${calendar[0]}, ${at}, ${timeZone})`
      : sql`date_bin(${`${unitMs[unit]} milliseconds`}::interval, ${at}, ${from}::timestamptz)`
  const areQuarters =
    calendar !== undefined || (unitMs[unit] % quarterMs === 0 && from.getTime() % quarterMs === 0)
  const barParts = areQuarters
    ? sql`select ${bucket(sql`at`)} as at, sum(views) as views from activity_hour where ${hourWhere(segments)} and url = ${page ?? ''} group by 1
        union all select ${bucket(sql`at`)}, count(*) from edge group by 1`
    : sql`select ${bucket(sql`at`)} as at, count(*) as views from activity where ${rawWhere({ days: [], raw: [{ from, to }], months: [] }, page)} group by 1`
  const { rows } = await sql<Read>`
    with edge as materialized (
      select at, url, visitor, clicks, read_end, duration_s, is_sample, from_url, utm_source, utm_medium, utm_campaign, screen_width
      from activity where ${rawWhere(segments, page)}),
    ${visitsOf(sql`edge`)},
    totals as (${totalsFrom(segments, page)}),
    bars as (select at, sum(views)::int as views from (${barParts}) as parts group by at),
    most as (
      select url, sum(views)::int as views, sum(visitors)::int as visitors, (sum(read_end)::float8 / sum(views))::float8 as read_end, (sum(seconds)::float8 / sum(views))::float8 as seconds
      from (
        select url, sum(views) as views, sum(visitors) as visitors, sum(read_end) as read_end, sum(seconds) as seconds
        from activity_month where ${monthWhere(segments)} ${page === undefined ? sql`` : sql`and url = ${page}`} group by url
        union all
        select url, sum(views), sum(visitors), sum(read_end), sum(seconds)
        from activity_day where ${otherDayWhere(segments)} and ${page === undefined ? sql`url <> ''` : sql`url = ${page}`} group by url
        union all
        select url, sum(views), count(*), sum(read_end), sum(seconds) from visits group by url) as parts
      group by url order by sum(views) desc, url limit ${maxPages}),
    pages as (
      select most.*, coalesce((select max(live.title) from live where live.url = most.url), '') as title from most),
    reported as (
      select ${sourceTitle} as source, ${hasSource} as has_source, ${campaignTitle} as campaign, ${hasCampaign} as has_campaign, ${screenTitle} as screen, views
      from (select from_url, utm_source, utm_medium, utm_campaign, screen_width, count(*) as views from edge group by 1, 2, 3, 4, 5) as alike),
    shares as (
      select kind, title, views, place from (
        select kind, title, sum(views)::int as views, row_number() over (partition by kind order by sum(views) desc, title) as place from (
          select kind, title, sum(views) as views from activity_share where ${dayWhere(segments)} and url = ${page ?? ''} group by kind, title
          union all select 'source', source, sum(views) from reported where has_source group by source
          union all select 'campaign', campaign, sum(views) from reported where has_campaign group by campaign
          union all select 'screen', screen, sum(views) from reported group by screen) as parts
        group by kind, title) as placed
      where place <= ${maxShares})
    select (select to_json(totals) from totals) as totals,
      coalesce((select json_agg(bars) from bars), '[]') as bars,
      coalesce((select json_agg(pages order by views desc, url) from pages), '[]') as pages,
      coalesce((select json_agg(shares order by kind, place) from shares), '[]') as shares`.execute(db)
  const [read] = rows
  if (!read) throw new Error('A report without a row')
  return read
}

/** What each visitor did on a day on a page: nobody is told apart for longer than a day. */
const visitsOf = (views: RawBuilder<unknown>) => sql`
  visits as materialized (
    select url, visitor, (at at time zone 'UTC')::date as day, count(*) as views, sum(clicks) as clicks, ${isRead} as read_end,
      sum(least(duration_s, ${sql.lit(longestSeconds)})) as seconds, bool_or(is_sample) as is_sample
    from ${views} group by 1, 2, 3)`

/** Visitors are told apart for a day only, so those of several days add up. */
const totalsFrom = (segments: Segments, page: string | undefined) => sql`
  select coalesce(sum(views), 0)::int as views, coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(clicks), 0)::int as clicks,
    coalesce(sum(read_end)::float8 / nullif(sum(views), 0), 0)::float8 as read_end, coalesce(sum(seconds)::float8 / nullif(sum(views), 0), 0)::float8 as seconds,
    coalesce(bool_or(is_sample), false) or exists (select from activity_rolled where ${dayWhere(segments)} and is_sample) as is_sample
  from (
    select sum(views) as views, sum(visitors) as visitors, sum(clicks) as clicks, sum(read_end) as read_end, sum(seconds) as seconds, false as is_sample
    from activity_day where ${dayWhere(segments)} and url = ${page ?? ''}
    union all
    select sum(views), (select count(*) from (select distinct visitor, day from visits) as persons), sum(clicks), sum(read_end), sum(seconds), bool_or(is_sample)
    from visits) as parts`

async function totalsOf(db: Db, segments: Segments, page?: string): Promise<SampledTotals> {
  const { rows } = await sql<SampledTotals>`
    with ${visitsOf(sql`(select * from activity where ${rawWhere(segments, page)}) as views`)} ${totalsFrom(segments, page)}`.execute(
    db,
  )
  return rows[0] ?? { views: 0, visitors: 0, read_end: 0, clicks: 0, seconds: 0, is_sample: false }
}

async function liveVisitors(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 300_000)
  const { rows } = await sql<{ live: number }>`
    select count(distinct visitor)::int as live from activity
    where at > ${since} and not is_sample`.execute(db)
  return rows[0]?.live ?? 0
}

/** Returns what the dashboard's first screen tells of visits. */
export async function visitStats(db: Db, from: Date, to: Date): Promise<ActivityTotals> {
  const { is_sample: _, ...totals } = await totalsOf(db, await segmentsOf(db, from, to))
  return totals
}

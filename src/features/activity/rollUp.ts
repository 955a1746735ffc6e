/** Sums the days that are over, each in a transaction of its own; days whose views were touched since are summed anew. */
import { sql } from 'kysely'
import type { Platform } from '#platform/context.ts'
import {
  campaignTitle,
  hasCampaign,
  hasSource,
  isRead,
  longestSeconds,
  screenTitle,
  sourceTitle,
} from './measures.ts'

const dayMs = 86_400_000
/** What one run does at most: the first run after an update finds years of days. */
const maxDays = 60

/** Returns how many days were summed. */
export async function rollUpDays(platform: Platform, limit = maxDays): Promise<number> {
  const days = await daysToSum(platform, limit)
  for (const day of days) await sumDay(platform, day)
  for (const month of await monthsToSum(platform)) await sumMonth(platform, month)
  return days.length
}

/** Months before this one (UTC) that have summed days and no true sums of their own. */
async function monthsToSum({ db, clock }: Platform): Promise<string[]> {
  const today = clock.now().toISOString().slice(0, 10)
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(day, 'YYYY-MM-01') as month from activity_rolled
    where day < date_trunc('month', ${today}::date)
      and not exists (select from activity_month_rolled r where r.month = date_trunc('month', day)::date)`.execute(
    db,
  )
  return rows.map(({ month }) => month)
}

/** A month with a day that is still to be summed waits for it. */
async function sumMonth(platform: Platform, month: string): Promise<void> {
  const { clock } = platform
  await platform.transaction(async (db) => {
    // As with days: who is writing a view of this month finishes first, who comes later takes the month out again.
    await sql`select pg_advisory_xact_lock(hashtextextended('activity ' || to_char(${month}::date, 'YYYY-MM'), 0))`.execute(
      db,
    )
    const { rows } = await sql`
      select from generate_series(${month}::date, ${month}::date + interval '1 month - 1 day', interval '1 day') as one(day)
      where not exists (select from activity_rolled r where r.day = one.day::date)
        and exists (select from activity where at >= one.day::timestamp at time zone 'UTC' and at < (one.day::timestamp + interval '1 day') at time zone 'UTC')
      limit 1`.execute(db)
    if (rows.length > 0) return
    await sql`delete from activity_month where month = ${month}::date`.execute(db)
    await sql`
      insert into activity_month (month, url, views, visitors, read_end, seconds)
      select ${month}::date, url, sum(views), sum(visitors), sum(read_end), sum(seconds)
      from activity_day where day >= ${month}::date and day < ${month}::date + interval '1 month' and url <> ''
        and exists (select from activity_rolled r where r.day = activity_day.day)
      group by url`.execute(db)
    await sql`
      insert into activity_month_rolled (month, rolled_at) values (${month}::date, ${clock.now()})
      on conflict (month) do update set rolled_at = excluded.rolled_at`.execute(db)
  })
}

/** Days before today (UTC) that have views and no true sums, the newest first. */
async function daysToSum({ db, clock }: Platform, limit: number): Promise<string[]> {
  const today = clock.now().toISOString().slice(0, 10)
  const { rows } = await sql<{ day: string }>`
    with recursive found(at) as (
      (select at from activity where at < ${today}::date at time zone 'UTC' order by at desc limit 1)
      union all
      select (select at from activity where at < date_trunc('day', found.at, 'UTC') order by at desc limit 1)
      from found where found.at is not null)
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from found
    where at is not null and not exists (select from activity_rolled r where r.day = (found.at at time zone 'UTC')::date)
    limit ${limit}`.execute(db)
  return rows.map(({ day }) => day)
}

async function sumDay(platform: Platform, day: string): Promise<void> {
  const { clock } = platform
  const from = new Date(`${day}T00:00:00Z`)
  const to = new Date(from.getTime() + dayMs)
  const ofDay = sql`at >= ${from} and at < ${to}`
  const seconds = sql`sum(least(duration_s, ${sql.lit(longestSeconds)}))`
  await platform.transaction(async (db) => {
    // Who is writing a view of this day finishes first; who comes later takes the day out of what is summed again.
    await sql`select pg_advisory_xact_lock(hashtextextended('activity ' || ${day}::date, 0))`.execute(db)
    for (const table of ['activity_day', 'activity_share'])
      await sql`delete from ${sql.table(table)} where day = ${day}::date`.execute(db)
    await sql`delete from activity_hour where at >= ${from} and at < ${to}`.execute(db)
    await sql`
      insert into activity_day (day, url, views, visitors, clicks, read_end, seconds)
      select ${day}::date, coalesce(url, ''), count(*), count(distinct visitor), sum(clicks), ${isRead}, ${seconds}
      from activity where ${ofDay} group by grouping sets ((url), ())
      having count(*) > 0`.execute(db)
    await sql`
      insert into activity_hour (at, url, views)
      select quarter, coalesce(url, ''), count(*)
      from (select date_bin('15 minutes', at, ${from}) as quarter, url from activity where ${ofDay}) as views
      group by grouping sets ((quarter, url), (quarter))`.execute(db)
    for (const [kind, title, where] of [
      ['source', sourceTitle, hasSource],
      ['campaign', campaignTitle, hasCampaign],
      ['screen', screenTitle, sql`true`],
    ] as const) {
      await sql`
        insert into activity_share (day, url, kind, title, views)
        select ${day}::date, coalesce(url, ''), ${kind}, title, count(*)
        from (select url, ${title} as title from activity where ${ofDay} and ${where}) as views
        group by grouping sets ((url, title), (title))`.execute(db)
    }
    await sql`
      insert into activity_rolled (day, is_sample, rolled_at)
      select ${day}::date, coalesce(bool_or(is_sample), false), ${clock.now()} from activity where ${ofDay}
      on conflict (day) do update set is_sample = excluded.is_sample, rolled_at = excluded.rolled_at`.execute(
      db,
    )
  })
}

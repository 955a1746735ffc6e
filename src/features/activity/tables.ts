/** Rows that activity owns. */
import type { Generated } from 'kysely'
import type { Timestamp } from '#platform/database/schema.ts'

export interface ActivityTable {
  /** When the view began: the time in the id. */
  at: Timestamp
  id: string
  /** Path of the page. */
  url: string
  from_url: Generated<string>
  next_url: Generated<string>
  utm_source: Generated<string>
  utm_medium: Generated<string>
  utm_campaign: Generated<string>
  post_id: string | null
  /** Hash of IP address and browser with a salt that changes daily: counts visitors, names nobody. */
  visitor: Buffer
  clicks: Generated<number>
  /** The block that was clicked last, so that content and revenue can be joined. */
  last_block_id: string | null
  read_end: Generated<boolean>
  duration_s: Generated<number>
  screen_width: number | null
  is_initial: Generated<boolean>
  /** Made for the demo. */
  is_sample: Generated<boolean>
  order_id: string | null
  updated_at: Timestamp
}

/** A day whose sums are true. */
export interface ActivityRolledTable {
  day: string
  is_sample: boolean
  rolled_at: Timestamp
}

/** The sums of a day by page; the row of '' is that of all pages. */
export interface ActivityDayTable {
  day: string
  url: string
  views: number
  visitors: number
  clicks: number
  read_end: number
  seconds: number
}

/** A month whose sums are true. */
export interface ActivityMonthRolledTable {
  month: string
  rolled_at: Timestamp
}

/** The sums of a month by page. */
export interface ActivityMonthTable {
  month: string
  url: string
  views: number
  visitors: number
  read_end: number
  seconds: number
}

/** Views of a quarter of an hour, which the hours of every time zone are made of. */
export interface ActivityHourTable {
  at: Timestamp
  url: string
  views: number
}

/** Views of a day by source, campaign or screen. */
export interface ActivityShareTable {
  day: string
  url: string
  kind: string
  title: string
  views: number
}

declare module '#platform/database/schema.ts' {
  interface Database {
    activity: ActivityTable
    activity_rolled: ActivityRolledTable
    activity_day: ActivityDayTable
    activity_month_rolled: ActivityMonthRolledTable
    activity_month: ActivityMonthTable
    activity_hour: ActivityHourTable
    activity_share: ActivityShareTable
  }
}

/** Rows that activity owns. */
import type { Generated } from 'kysely'
import type { Timestamp } from '#platform/database/schema.ts'

export interface ActivityTable {
  site_id: string
  /** When the view began: the time in the id. */
  at: Timestamp
  id: string
  /** Path of the page. */
  url: string
  from_url: Generated<string>
  next_url: Generated<string>
  post_id: string | null
  /** Hash of address and browser with a salt that changes daily: counts visitors, names nobody. */
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

declare module '#platform/database/schema.ts' {
  interface Database {
    activity: ActivityTable
  }
}

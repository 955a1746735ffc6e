/** Puts many views at once: for imports and the sample of the demo site. */
import { createHash } from 'node:crypto'
import type { Platform } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'

export interface ImportedActivity {
  at: Date
  url: string
  fromUrl: string
  /** Anything that tells visitors apart. */
  visitor: string
  clicks: number
  readEnd: boolean
  durationSeconds: number
  screenWidth: number
  isInitial: boolean
}

const rowsAtOnce = 1000

export async function importActivity(platform: Platform, views: readonly ImportedActivity[]): Promise<void> {
  for (let start = 0; start < views.length; start += rowsAtOnce) {
    const rows = views.slice(start, start + rowsAtOnce).map((view) => ({
      id: newId(),
      at: view.at,
      url: view.url,
      from_url: view.fromUrl,
      post_id: null,
      visitor: createHash('sha256').update(view.visitor).digest().subarray(0, 16),
      clicks: view.clicks,
      read_end: view.readEnd,
      duration_s: view.durationSeconds,
      screen_width: view.screenWidth,
      is_initial: view.isInitial,
      is_sample: true,
      last_block_id: null,
      order_id: null,
      updated_at: view.at,
    }))
    await platform.db.insertInto('activity').values(rows).execute()
  }
}

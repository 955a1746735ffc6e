/** Sends newsletters every few seconds, as fast as the owner has allowed. */
import { readSetting } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { deliverDue } from '../deliver.ts'

const everyMs = 5000

export const sendNewsletter = defineJob({
  kind: 'newsletter.send',
  priority: 'high',
  everyMs,
  async run(platform) {
    const aMinute = await readSetting(platform.db, 'newsletter_rate')
    const limit = Math.floor((aMinute * everyMs) / 60_000)
    // Fewer than one a round: one, once its time has come.
    if (limit === 0 && (await isHandedSince(platform, 60_000 / aMinute))) return
    await deliverDue(platform, Math.max(1, limit))
  },
})

async function isHandedSince({ db, clock }: Platform, forMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_delivery')
    .select('id')
    .where('handed_at', '>', new Date(clock.now().getTime() - forMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

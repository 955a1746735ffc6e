/** Removes for good what has lain in the trash for 30 days. */
import { trashDays } from '#constants.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { removeForGood } from '../history.ts'
import { forgetRemovals } from '../../taxonomies/removals.ts'

const hourMs = 3_600_000

export const emptyTrash = defineJob({
  kind: 'content.empty_trash',
  priority: 'low',
  everyMs: hourMs,
  async run(platform) {
    const { db, clock } = platform
    const old = await db
      .selectFrom('post')
      .select('id')
      .where('trashed_at', '<=', new Date(clock.now().getTime() - trashDays * 24 * hourMs))
      .limit(1000)
      .execute()
    for (const { id } of old) await platform.transaction((trx) => removeForGood(trx, id))
    await forgetRemovals(platform)
  },
})

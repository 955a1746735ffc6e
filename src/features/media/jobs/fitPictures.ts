/**
 * Makes every width of pictures that came in, by upload, call or import, and of those that were here before; a picture that
 * a visitor asked for before its turn comes again. A run is short: who ends the program need not wait long for it.
 */
import { posix } from 'node:path'
import type { Platform } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { makeFitted, readFitted, widthsOf } from '../imageSizes.ts'
import { fittedTypes } from '../contentType.ts'

const everyMs = 10_000
const runMs = 4000

export const fitPictures = defineJob({
  kind: 'media.fit',
  priority: 'low',
  everyMs,
  async run(platform) {
    const end = performance.now() + runMs
    while (performance.now() < end && (await fitNext(platform)));
  },
})

/** Returns false where every picture has its widths. */
async function fitNext(platform: Platform): Promise<boolean> {
  const { db, storage, log } = platform
  const row = await db
    .selectFrom('media')
    .select(['id', 'folder', 'name', 'width'])
    .where('root', '=', 'public')
    .where('fitted_at', 'is', null)
    .where('content_type', 'in', fittedTypes)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return false
  const file = await storage.stat('public', posix.join(row.folder, row.name))
  try {
    for (const width of file ? widthsOf(row) : []) {
      for (const format of ['webp', 'avif'] as const) {
        if (file && !(await readFitted(platform, file, width, format)))
          await makeFitted(platform, file, width, format)
      }
    }
  } catch (error) {
    // A picture that cannot be read must not keep the others from their turn; it is shown as it is.
    log.warn({ err: error, media: row.id }, 'media.fit')
  }
  await db.updateTable('media').set({ fitted_at: platform.clock.now() }).where('id', '=', row.id).execute()
  return true
}

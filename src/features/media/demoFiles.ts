/** The files that the demo put into a new site's media. */
import { posix } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { isDemoRow, noteDemoRows, type DemoLeft } from '#platform/database/demoRows.ts'
import type { Database } from '#platform/database/schema.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { isShown, removeBytesJob } from './forgetAvatar.ts'
import { mediaUrl } from './listFolder.ts'

export const noteDemoFiles = (db: Db): Promise<void> => noteDemoRows(db, 'media')

export async function countDemoFiles(db: Db, left: DemoLeft): Promise<void> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from media where ${isDemoRow('media')}`.execute(db)
  left.files += Number(rows[0]?.count ?? 0)
}

/** Those that nothing shows once the content of the demo is gone; their bytes go as soon as the rows are gone for good. */
export async function removeDemoFiles(platform: Platform, db: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ id: string; root: 'public' | 'private'; folder: string; name: string }>`
    select id, root, folder, name from media where root = 'public' and ${isDemoRow('media')} for update`.execute(
    db,
  )
  for (const file of rows) {
    if (await isShown(db, { userId: null, id: file.id, url: mediaUrl(file) })) continue
    await db.deleteFrom('media').where('id', '=', file.id).execute()
    await enqueueJob(platform, db, {
      kind: removeBytesJob,
      payload: { path: posix.join(file.folder, file.name) },
    })
  }
}

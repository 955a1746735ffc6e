/** The picture of somebody whose account goes: it goes too, where that person uploaded it and nothing else shows it. */
import { posix } from 'node:path'
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { mediaUrl } from './listFolder.ts'

/** The kind of the job that removes the bytes, once the account is gone for good. */
export const removeBytesJob = 'media.remove_bytes'

export async function forgetAvatar(
  platform: Platform,
  db: Db,
  { userId, avatar }: { userId: string; avatar: string | null },
): Promise<void> {
  if (!avatar?.startsWith('/media/')) return
  const own = await db
    .selectFrom('media')
    .select(['id', 'root', 'folder', 'name'])
    .where('root', '=', 'public')
    .where('name', '=', decodeURIComponent(posix.basename(avatar)))
    .where('created_by', '=', userId)
    .execute()
  const file = own.find((one) => mediaUrl(one) === avatar)
  if (!file || (await isShown(db, { userId, id: file.id, url: avatar }))) return
  await db.deleteFrom('media').where('id', '=', file.id).execute()
  await enqueueJob(platform, db, {
    kind: removeBytesJob,
    payload: { path: posix.join(file.folder, file.name) },
  })
}

/** Whether a page, a setting or somebody's profile shows a file; `userId`: the account whose own profile does not count. */
export async function isShown(
  db: Db,
  { userId, id, url }: { userId: string | null; id: string; url: string },
): Promise<boolean> {
  const { rows } = await sql<{ isShown: boolean }>`select
    exists (select 1 from reference where to_kind = 'media' and to_id in (${id}, ${url}))
    or exists (select 1 from live where image in (${id}, ${url}))
    or exists (select 1 from user_account where avatar = ${url} and id is distinct from ${userId})
    or exists (select 1 from option where (strpos(value::text, ${url}) > 0 or strpos(value::text, ${id}) > 0)) as "isShown"`.execute(
    db,
  )
  return rows[0]?.isShown === true
}

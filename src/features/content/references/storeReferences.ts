/** Keeps what a post uses, in the transaction of its save. */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { referencesOf, type Content } from '../documents/references.ts'

/** Of the newest version; where an older one stays live beside it, of both. */
export async function putReferences(
  platform: Platform,
  db: Transaction<Database>,
  postId: string,
  content: Content,
  { isLiveKept }: { isLiveKept: boolean },
): Promise<void> {
  const { siteId } = platform
  if (!isLiveKept)
    await db
      .deleteFrom('reference')
      .where('site_id', '=', siteId)
      .where('from_post_id', '=', postId)
      .execute()
  const references = referencesOf(content)
  if (references.length === 0) return
  await db
    .insertInto('reference')
    .values(references.map((reference) => ({ site_id: siteId, from_post_id: postId, ...reference })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

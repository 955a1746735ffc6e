/** Keeps what a post uses, in the transaction of its save. */
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/schema.ts'
import { referencesOf, type Content } from '../documents/references.ts'

/** Of the newest version; where an older one stays live beside it, of both. */
export async function putReferences(
  db: Transaction<Database>,
  postId: string,
  content: Content,
  { isLiveKept }: { isLiveKept: boolean },
): Promise<void> {
  if (!isLiveKept) await db.deleteFrom('reference').where('from_post_id', '=', postId).execute()
  const references = referencesOf(content)
  if (references.length === 0) return
  await db
    .insertInto('reference')
    .values(references.map((reference) => ({ from_post_id: postId, ...reference })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

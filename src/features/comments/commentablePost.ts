/** A post that may be commented on: live, due, visible to everybody, and with a page of its own. */
import type { Db } from '#platform/context.ts'
import { problem } from './problems.ts'

/** @throws Problem comments.post_missing (404), also where the post exists but is not public */
export async function requireCommentablePost(db: Db, postId: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('live')
    .select('post_id')
    .where('post_id', '=', postId)
    .where('status', '!=', 'private')
    .where('url', '!=', '')
    .where('publish_at', '<=', now)
    .where((where) => where.or([where('unpublish_at', 'is', null), where('unpublish_at', '>', now)]))
    .executeTakeFirst()
  if (!row) throw problem('comments.post_missing')
}

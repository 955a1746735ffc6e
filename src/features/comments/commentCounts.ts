/** How many comments of pages that stand now have each of the six statuses. */
import { commentStatuses, type CommentStatus } from '#blocks/comments/data.ts'
import { visibleNow } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'

export async function commentCounts(db: Db, now: Date): Promise<Record<CommentStatus, number>> {
  const rows = await db
    .selectFrom('comment')
    .innerJoin('live', (join) => join.onRef('live.post_id', '=', 'comment.post_id'))
    .select(({ fn }) => ['comment.status', fn.countAll<number>().as('count')])
    .where('live.url', '!=', '')
    .where(visibleNow(now))
    .groupBy('comment.status')
    .execute()
  const counts: Record<CommentStatus, number> = {
    pending: 0,
    approved: 0,
    denied: 0,
    'flagged-inappropriate': 0,
    'flagged-abusive': 0,
    'flagged-misinformation': 0,
  }
  for (const status of commentStatuses) counts[status] = rows.find((row) => row.status === status)?.count ?? 0
  return counts
}

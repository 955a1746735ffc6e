/** How many comments have each of the six statuses. */
import { commentStatuses, type CommentStatus } from '#blocks/comments/data.ts'
import type { Db } from '#platform/context.ts'

export async function commentCounts(db: Db, siteId: string): Promise<Record<CommentStatus, number>> {
  const rows = await db
    .selectFrom('comment')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .groupBy('status')
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

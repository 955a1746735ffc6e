/** Reports of comments by readers (F-COM-07): they hide nothing by themselves, a moderator decides. */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { ReportReason } from '#blocks/comments/data.ts'
import { visibleNow } from '#features/content/index.ts'
import type { Context, Db } from '#platform/context.ts'
import { requireCommentablePost } from './commentablePost.ts'
import { problem } from './problems.ts'

/** Notes that the caller objects to a comment that is on a page; said again, it says the newer reason. */
export async function reportComment(
  context: Context,
  { id, reason }: { id: string; reason: ReportReason },
): Promise<void> {
  const { db, viewer, clock } = context
  const comment = await db
    .selectFrom('comment')
    .select(['post_id', 'status', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (comment?.status !== 'approved') throw problem('comments.missing')
  await requireCommentablePost(db, comment.post_id, clock.now())
  if (viewer.id !== null && comment.created_by === viewer.id) throw problem('comments.own')
  await db
    .insertInto('comment_report')
    .values({
      comment_id: id,
      reporter: reporterOf(context, id),
      reason,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['comment_id', 'reporter']).doUpdateSet({ reason }))
    .execute()
}

/** The same person reports a comment once. Made with the comment's id, it says of no two comments that one person reported both. */
function reporterOf({ secret, viewer, request }: Context, commentId: string): string {
  const who = viewer.id ?? `${request.ip}\n${request.header('user-agent') ?? ''}`
  return createHmac('sha256', secret).update(`report ${commentId} ${who}`).digest('base64url')
}

/** A moderator has decided: what was reported until now is settled. */
export async function settleReports(db: Db, commentId: string, now: Date): Promise<void> {
  await db
    .updateTable('comment_report')
    .set({ handled_at: now })
    .where('comment_id', '=', commentId)
    .where('handled_at', 'is', null)
    .execute()
}

/** Takes the last decision back: the reports that it settled are open again. */
export async function reopenReports(db: Db, commentId: string): Promise<void> {
  await sql`update comment_report set handled_at = null where comment_id = ${commentId}
    and handled_at = (select max(handled_at) from comment_report where comment_id = ${commentId})`.execute(db)
}

export const isReported = (comment: string) =>
  sql<boolean>`exists (select 1 from comment_report r where r.comment_id = ${sql.ref(`${comment}.id`)} and r.handled_at is null)`

/** How often a comment is reported now, by reason. */
export const openReports = (comment: string) =>
  sql<
    { reason: ReportReason; count: number }[]
  >`coalesce((select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
    from (select r.reason, count(*)::int as count from comment_report r
      where r.comment_id = ${sql.ref(`${comment}.id`)} and r.handled_at is null group by r.reason) as reasons), '[]')`

/** How many comments of pages that stand now have a report that nobody has decided on. */
export async function reportedCount(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .innerJoin('live', (join) => join.onRef('live.post_id', '=', 'comment.post_id'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('live.url', '!=', '')
    .where(visibleNow(now))
    .where(isReported('comment'))
    .executeTakeFirstOrThrow()
  return count
}

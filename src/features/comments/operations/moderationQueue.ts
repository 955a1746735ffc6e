import { z } from 'zod'
import { visibleNow } from '#features/content/index.ts'
import { operation, Reply } from '#platform/operations/operation.ts'
import { commentCounts } from '../commentCounts.ts'
import { commentsByAuthor } from '../commentsByAuthor.ts'
import { commentFilter, heldFor } from '../heldFor.ts'
import { commentsFor, toView } from '../readComments.ts'
import { isReported, openReports, reportedCount } from '../reports.ts'
import { commentStatus, moderatedComment } from '../schema.ts'

/**
 * The queue of comments for moderators: by status, newest first, with the count of each status, what
 * readers reported and why one waits (F-COM-07). Comments of pages that
 * are off wait with their page.
 */
export const moderationQueue = operation({
  name: 'comments.queue',
  summary: 'Comments to moderate',
  method: 'GET',
  path: '/api/comments',
  capability: 'comments.moderate',
  input: z.strictObject({
    /** `reported`: whatever their status, those that a reader has reported and nobody has decided on. */
    status: z.union([commentStatus, z.literal('reported')]).optional(),
    p: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: z.array(moderatedComment),
  async run({ db, viewer, clock }, { status, p, limit }) {
    const [statuses, reported, filter] = await Promise.all([
      commentCounts(db, clock.now()),
      reportedCount(db, clock.now()),
      commentFilter(db),
    ])
    const counts = { ...statuses, reported }
    let query = commentsFor(db, viewer)
      .innerJoin('live', (join) => join.onRef('live.post_id', '=', 'comment.post_id'))
      .where('live.url', '!=', '')
      .where(visibleNow(clock.now()))
      .select([
        'live.title as post_title',
        'live.url as post_url',
        'comment.created_by',
        openReports('comment').as('reports'),
      ])
    if (status === 'reported') query = query.where(isReported('comment'))
    else if (status) query = query.where('comment.status', '=', status)
    const rows = await query
      .orderBy('comment.created_at', 'desc')
      .orderBy('comment.id', 'desc')
      .limit(limit)
      .offset((p - 1) * limit)
      .execute()
    const written = await commentsByAuthor(
      db,
      rows.flatMap(({ created_by }) => created_by ?? []),
    )
    const items = rows.map(({ post_title, post_url, created_by, reports, ...row }) => ({
      ...toView(row, viewer),
      post_title,
      post_url,
      author_comments: (created_by && written.get(created_by)) || 0,
      reports,
      held_for: row.status === 'pending' ? heldFor(row.value, filter) : [],
    }))
    const total = status ? counts[status] : Object.values(statuses).reduce((sum, count) => sum + count, 0)
    return new Reply(items, {
      extra: { counts, pagination: { p, limit, pages: Math.max(1, Math.ceil(total / limit)), total } },
    })
  },
})

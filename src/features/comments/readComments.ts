/** Which comments a viewer sees: approved ones, the own waiting ones, and for moderators all. */
import { sql } from 'kysely'
import type { CommentData } from '#blocks/comments/data.ts'
import type { Db } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'

const mostShown = 500

/** The query of comments as one viewer sees them, newest last; add conditions to it. */
export function commentsFor(db: Db, siteId: string, viewer: Viewer) {
  const query = db
    .selectFrom('comment')
    .leftJoin('user_account', (join) =>
      join.onRef('user_account.site_id', '=', 'comment.site_id').onRef('user_account.id', '=', 'comment.created_by'),
    )
    .where('comment.site_id', '=', siteId)
    .select([
      'comment.id',
      'comment.post_id',
      'comment.parent_id',
      'comment.value',
      'comment.status',
      'comment.created_at',
      'comment.created_by_name',
      'user_account.avatar',
      sql<number>`(select count(*)::int from comment_like l where l.site_id = comment.site_id and l.comment_id = comment.id)`.as('likes'),
      sql<boolean>`exists (select 1 from comment_like l where l.site_id = comment.site_id and l.comment_id = comment.id
        and l.user_id = ${viewer.id})`.as('user_liked'),
    ])
  if (viewer.can('comments.moderate')) return query
  return query.where((where) =>
    where.or([
      where('comment.status', '=', 'approved'),
      ...(viewer.id
        ? [where.and([where('comment.created_by', '=', viewer.id), where('comment.status', '=', 'pending')])]
        : []),
    ]),
  )
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof commentsFor>['execute']>>[number]

export function toView(row: CommentRow, viewer: Viewer): CommentData {
  const { created_at, avatar, ...rest } = row
  return {
    ...rest,
    // An account may have no name; nothing beside the text would read as a fault.
    created_by_name: row.created_by_name || 'Anonymous',
    created: created_at.toISOString(),
    created_by_avatar: avatar,
    is_admin: viewer.can('comments.moderate'),
  }
}

/** Returns the comments of a post that the viewer sees, oldest first. */
export async function commentsOfPost(db: Db, siteId: string, postId: string, viewer: Viewer): Promise<CommentData[]> {
  const rows = await commentsFor(db, siteId, viewer)
    .where('comment.post_id', '=', postId)
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .limit(mostShown)
    .execute()
  return rows.map((row) => toView(row, viewer))
}

/** Returns one comment that the viewer sees, or null. */
export async function commentById(db: Db, siteId: string, id: string, viewer: Viewer): Promise<CommentData | null> {
  const row = await commentsFor(db, siteId, viewer).where('comment.id', '=', id).executeTakeFirst()
  return row ? toView(row, viewer) : null
}

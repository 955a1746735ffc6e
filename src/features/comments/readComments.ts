/** Which comments a viewer sees (A-16): approved ones, the own waiting ones, and for moderators all. */
import { sql, type RawBuilder } from 'kysely'
import type { CommentData } from '#blocks/comments/data.ts'
import type { Db } from '#platform/context.ts'
import { peopleShown } from '#features/people/index.ts'
import { showing } from '#platform/database/shown.ts'
import type { Viewer } from '#platform/viewer.ts'
import { commentsShown } from './shown.ts'
import { commentTexts } from './texts/commentTexts.ts'

/** So many comments are read at once; a thread stays whole where it fits. */
export const commentsAtOnce = 500

/** The query of comments as one viewer sees them, newest last; add conditions to it. */
export function commentsFor(db: Db, viewer: Viewer) {
  const query = db
    .selectFrom('comment')
    .leftJoin('user_account', (join) => join.onRef('user_account.id', '=', 'comment.created_by'))
    .select([
      'comment.id',
      'comment.post_id',
      'comment.parent_id',
      'comment.value',
      'comment.status',
      'comment.created_at',
      'comment.created_by_name',
      'user_account.avatar',
      sql<number>`(select count(*)::int from comment_like l where l.comment_id = comment.id)`.as('likes'),
      sql<boolean>`exists (select 1 from comment_like l where l.comment_id = comment.id
        and l.user_id = ${viewer.id})`.as('user_liked'),
    ])
  return query.where(isSeenBy(viewer, 'comment'))
}

/** Whether the viewer sees the comment of that row (A-16). */
function isSeenBy(viewer: Viewer, row: string): RawBuilder<boolean> {
  const status = sql.ref(`${row}.status`)
  if (viewer.can('comments.moderate')) return sql<boolean>`true`
  if (viewer.id === null) return sql<boolean>`${status} = 'approved'`
  return sql<boolean>`(${status} = 'approved' or (${status} = 'pending' and ${sql.ref(`${row}.created_by`)} = ${viewer.id}))`
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof commentsFor>['execute']>>[number]

export function toView(row: CommentRow, viewer: Viewer): CommentData {
  const { created_at, avatar, ...rest } = row
  return {
    ...rest,
    // An account may have no name; nothing beside the text would read as a fault.
    created_by_name: row.created_by_name || commentTexts.anonymous,
    created: created_at.toISOString(),
    created_by_avatar: avatar,
    is_admin: viewer.can('comments.moderate'),
  }
}

/** Where a comment is in the order of threads: its thread's first comment, then itself. */
interface Place {
  rootAt: string
  rootId: string
  at: string
  id: string
}

/**
 * Returns comments of a post that the viewer sees, threads oldest first, each with its replies: from the beginning, or those
 * behind a place. A thread is cut only where it alone is longer than what is read at once; an answer to what the viewer does not see
 * begins a thread of its own.
 */
export async function commentsOfPost(
  db: Db,
  postId: string,
  viewer: Viewer,
  after: string | null = null,
): Promise<{ items: CommentData[]; next: string | null }> {
  const from = after === null ? null : placeOf(after)
  const time = (microseconds: string) =>
    sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`
  const threads = sql<{ id: string; thread: string; place: string; position: string }>`(
    with recursive root as (
      select c.id, c.created_at from comment c
      where c.post_id = ${postId}::uuid and ${isSeenBy(viewer, 'c')}
        and not exists (select 1 from comment parent
          where parent.id = c.parent_id and ${isSeenBy(viewer, 'parent')})
        ${from ? sql`and (c.created_at, c.id) >= (${time(from.rootAt)}, ${from.rootId}::uuid)` : sql``}
      order by c.created_at, c.id limit ${commentsAtOnce + 2}
    ), thread as (
      select root.id as root_id, root.created_at as root_at, root.id, root.created_at from root
      union all
      select thread.root_id, thread.root_at, c.id, c.created_at from thread
        join comment c on c.parent_id = thread.id
      where ${isSeenBy(viewer, 'c')}
    )
    select id, root_id as thread, row_number() over (order by root_at, root_id, created_at, id) as position,
      concat_ws('.', (extract(epoch from root_at) * 1000000)::bigint, root_id, (extract(epoch from created_at) * 1000000)::bigint, id) as place
    from thread
    ${from ? sql`where (root_at, root_id, created_at, id) > (${time(from.rootAt)}, ${from.rootId}::uuid, ${time(from.at)}, ${from.id}::uuid)` : sql``}
    order by root_at, root_id, created_at, id limit ${commentsAtOnce + 1})`.as<'found'>('found')
  const asked = commentsFor(db, viewer)
    .innerJoin(threads, (join) => join.onRef('found.id', '=', 'comment.id'))
    .select(['found.thread', 'found.place', 'comment.created_by'])
    .orderBy('found.position')
  const rows = await showing(
    [commentsShown, peopleShown],
    () => asked.execute(),
    (found) => [
      commentsShown.of(postId),
      ...found.flatMap(({ created_by: author }) => (author === null ? [] : [peopleShown.of(author)])),
    ],
  )
  const entries = rows.map((row) => {
    const { thread, place, created_by: _, ...shown } = row
    return { thread, place, comment: toView(shown, viewer) }
  })
  const shown = entries.slice(0, fitting(entries.map(({ thread }) => thread)))
  return {
    items: shown.map(({ comment }) => comment),
    next: shown.length < entries.length ? (shown.at(-1)?.place ?? null) : null,
  }
}

/** How many of these go into one answer: all, or those before the thread that does not fit. */
function fitting(threads: readonly string[]): number {
  if (threads.length <= commentsAtOnce) return threads.length
  const begin = threads.indexOf(threads.at(-1) ?? '')
  return begin > 0 ? begin : commentsAtOnce
}

function placeOf(text: string): Place {
  const [rootAt = '', rootId = '', at = '', id = ''] = text.split('.')
  return { rootAt, rootId, at, id }
}

/** Returns one comment that the viewer sees, or null. */
export async function commentById(db: Db, id: string, viewer: Viewer): Promise<CommentData | null> {
  const row = await commentsFor(db, viewer).where('comment.id', '=', id).executeTakeFirst()
  return row ? toView(row, viewer) : null
}

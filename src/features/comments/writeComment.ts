/** Adding, liking and moderating: each changes rows and says what the reader merges (F-COM-06). */
import type { CommentStatus } from '#blocks/comments/data.ts'
import { readSetting } from '#features/settings/index.ts'
import type { Context, Db } from '#platform/context.ts'
import { dropCachedPagesShowing } from '#platform/database/changeCounter.ts'
import { areCommentsOpen } from './areCommentsOpen.ts'
import { requireCommentablePost } from './commentablePost.ts'
import { commentFilter, heldFor, isSentBefore } from './heldFor.ts'
import { problem } from './problems.ts'
import { reopenReports, settleReports } from './reports.ts'
import { commentsShown } from './shown.ts'

export interface NewComment {
  post_id: string
  value: string
  parent_id?: string | null
}

/** Returns the new comment's id. The first comment of an account waits for approval, and so does what looks like spam. */
export async function addComment(
  context: Context,
  { post_id, value, parent_id }: NewComment,
): Promise<string> {
  const { viewer, clock } = context
  return context.transaction(async (db) => {
    await requireCommentablePost(db, post_id, clock.now())
    // Who moderates may answer all the same.
    const mayAnswer = viewer.can('comments.moderate') && Boolean(parent_id)
    if (!mayAnswer && !(await areCommentsOpen(db, post_id))) throw problem('comments.closed')
    if (parent_id) await requireParent(db, post_id, parent_id)
    const id = context.newId()
    const status = await firstStatus(context, db, value)
    await db
      .insertInto('comment')
      .values({
        id,
        post_id,
        parent_id: parent_id ?? null,
        value,
        status,
        created_by: viewer.id,
        created_by_name: viewer.name,
        created_at: clock.now(),
      })
      .execute()
    if (status === 'approved')
      await dropCachedPagesShowing(db, [commentsShown.of(post_id)], { mayLinger: true })
    return id
  })
}

async function requireParent(db: Db, postId: string, parentId: string): Promise<void> {
  const parent = await db
    .selectFrom('comment')
    .select('id')
    .where('id', '=', parentId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  if (!parent) throw problem('comments.missing')
}

async function firstStatus({ viewer, clock }: Context, db: Db, value: string): Promise<CommentStatus> {
  if (viewer.can('comments.moderate')) return 'approved'
  if (heldFor(value, await commentFilter(db)).length > 0) return 'pending'
  if (viewer.id !== null && (await isSentBefore(db, viewer.id, value, clock.now()))) return 'pending'
  if (!(await readSetting(db, 'comments_first_pending'))) return 'approved'
  const approved = await db
    .selectFrom('comment')
    .select('id')
    .where('created_by', '=', viewer.id)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return approved ? 'approved' : 'pending'
}

/** A comment, and the post that the caller sees it under: a comment of another post is not found. */
interface CommentAt {
  id: string
  post_id: string
}

/** Likes, or takes the like back. One like a person, however often it is sent at once. */
export async function toggleLike(
  context: Context,
  { id: commentId, post_id: postId }: CommentAt,
): Promise<void> {
  const { viewer, clock } = context
  if (viewer.id === null) throw problem('comments.missing')
  const key = { comment_id: commentId, user_id: viewer.id }
  await context.transaction(async (db) => {
    await requireCommentablePost(db, postId, clock.now())
    const comment = await db
      .selectFrom('comment')
      .select('status')
      .where('id', '=', commentId)
      .where('post_id', '=', postId)
      .forUpdate()
      .executeTakeFirst()
    if (comment?.status !== 'approved') throw problem('comments.missing')
    const removed = await db
      .deleteFrom('comment_like')
      .where('comment_id', '=', key.comment_id)
      .where('user_id', '=', key.user_id)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) {
      await db
        .insertInto('comment_like')
        .values({ ...key, created_at: clock.now() })
        .execute()
    }
    // Kept pages show the new number when they are drawn anew, a minute later at most: a like drops none of them. Who is signed in sees it at once.
  })
}

/** Sets any of the six statuses; no order is enforced (F-COM-05). Reports are settled by it, or open again where it takes a decision back. */
export async function setStatus(
  context: Context,
  { id, post_id: postId }: CommentAt,
  status: CommentStatus,
  isTakenBack = false,
): Promise<void> {
  await context.transaction(async (db) => {
    await requireCommentablePost(db, postId, context.clock.now())
    const changed = await db
      .updateTable('comment')
      .set({ status })
      .where('id', '=', id)
      .where('post_id', '=', postId)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw problem('comments.missing')
    await (isTakenBack ? reopenReports(db, id) : settleReports(db, id, context.clock.now()))
    // What is taken away is gone at once.
    await dropCachedPagesShowing(db, [commentsShown.of(postId)], {
      mayLinger: status === 'approved',
    })
  })
}

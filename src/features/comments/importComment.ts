/** Puts a comment as it is, with its time and likes: for imports and the demo site. */
import type { CommentStatus } from '#blocks/comments/data.ts'
import type { Db, Platform } from '#platform/context.ts'

export interface ImportedComment {
  postId: string
  parentId: string | null
  value: string
  status: CommentStatus
  authorId: string | null
  authorName: string
  createdAt: Date
  /** Accounts that like it. */
  likedBy: readonly string[]
}

/** Returns the new comment's id. */
export async function importComment(platform: Platform, db: Db, comment: ImportedComment): Promise<string> {
  const id = platform.newId()
  await db
    .insertInto('comment')
    .values({
      id,
      post_id: comment.postId,
      parent_id: comment.parentId,
      value: comment.value,
      status: comment.status,
      created_by: comment.authorId,
      created_by_name: comment.authorName,
      created_at: comment.createdAt,
    })
    .execute()
  const likes = comment.likedBy.map((user_id) => ({
    comment_id: id,
    user_id,
    created_at: comment.createdAt,
  }))
  if (likes.length > 0) await db.insertInto('comment_like').values(likes).execute()
  return id
}

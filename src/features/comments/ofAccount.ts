/** The comments of an account that is taken along or given up. Replies of others keep their place, whatever happens to what they answer. */
import type { Db, Platform } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { inSiteLanguage } from '#features/settings/index.ts'
import { commentTexts } from './texts/commentTexts.ts'

export async function exportComments(db: Db, userId: string, into: Record<string, unknown>): Promise<void> {
  const comments = await db
    .selectFrom('comment')
    .select(['id', 'post_id', 'parent_id', 'value', 'status', 'created_at'])
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .execute()
  const likes = await db
    .selectFrom('comment_like')
    .innerJoin('comment', (join) => join.onRef('comment.id', '=', 'comment_like.comment_id'))
    .select(['comment_like.comment_id', 'comment.post_id', 'comment_like.created_at'])
    .where('comment_like.user_id', '=', userId)
    .orderBy('comment_like.created_at')
    .execute()
  into.comments = comments.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  into.likes = likes.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Takes the name off, or the words too; what nobody has answered goes altogether then. */
export async function forgetComments(
  platform: Platform,
  db: Db,
  userId: string,
  what: 'keep' | 'remove',
): Promise<void> {
  // It stays on pages, so it is in the language of the site, whatever that of who leaves is.
  const left = await inSiteLanguage({ ...platform, db }, () => ({
    created_by_name: commentTexts.former_member,
    ...(what === 'remove' ? { value: commentTexts.removed_by_author } : {}),
  }))
  const own = () => db.updateTable('comment').where('created_by', '=', userId)
  await own().set(left).execute()
  // Those without an answer first, then those whose answers went with them.
  for (let removed = what === 'remove' ? 1n : 0n; removed > 0n;) {
    const gone = await db
      .deleteFrom('comment')
      .where('created_by', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('comment as answer')
              .select('answer.id')
              .whereRef('answer.parent_id', '=', 'comment.id'),
          ),
        ),
      )
      .executeTakeFirst()
    removed = gone.numDeletedRows
  }
  await dropAllCachedPages(db, 'content')
}

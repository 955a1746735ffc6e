/** What somebody has written, by title and URL: it belongs to the site and stays. */
import type { Db } from '#platform/context.ts'

export async function exportWritings(db: Db, userId: string, into: Record<string, unknown>): Promise<void> {
  const rows = await db
    .selectFrom('post')
    .innerJoin('post_version as v', (join) =>
      join
        .onRef('v.post_id', '=', 'post.id')
        .onRef('v.number', '=', 'post.current_number')
        .on('v.is_working', '=', false),
    )
    .select(['post.id', 'post.type', 'v.title', 'v.url', 'v.status', 'post.created_at', 'post.updated_at'])
    .where('post.created_by', '=', userId)
    .orderBy('post.created_at')
    .execute()
  into.posts = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

/** Titles of posts and of entries of taxonomies, for the audit log. */
import type { Db, Platform } from '#platform/context.ts'

export async function nameContent(
  { siteId }: Platform,
  db: Db,
  ids: readonly string[],
  names: Map<string, string>,
): Promise<void> {
  const posts = await db
    .selectFrom('post')
    .innerJoin('post_version as v', (join) =>
      join
        .onRef('v.site_id', '=', 'post.site_id')
        .onRef('v.post_id', '=', 'post.id')
        .onRef('v.number', '=', 'post.current_number')
        .on('v.is_working', '=', false),
    )
    .select(['post.id', 'v.title'])
    .where('post.site_id', '=', siteId)
    .where('post.id', 'in', ids)
    .execute()
  const terms = await db
    .selectFrom('category')
    .select(['id', 'title'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  for (const { id, title } of [...posts, ...terms]) names.set(id, title || 'without a title')
}

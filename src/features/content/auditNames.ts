/** Titles of posts and of entries of taxonomies, for the audit log. */
import type { Db, Platform } from '#platform/context.ts'
import { inPages } from './texts/inPages.ts'

/** The present titles of posts, drafts and trash among them; '' where one has none. */
export async function titlesOf(
  { siteId }: Pick<Platform, 'siteId'>,
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
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
  return new Map(posts.map(({ id, title }) => [id, title]))
}

export async function nameContent(
  platform: Platform,
  db: Db,
  ids: readonly string[],
  names: Map<string, string>,
): Promise<void> {
  const terms = await db
    .selectFrom('category')
    .select(['id', 'title'])
    .where('site_id', '=', platform.siteId)
    .where('id', 'in', ids)
    .execute()
  const titles = [
    ...(await titlesOf(platform, db, ids)),
    ...terms.map(({ id, title }) => [id, title] as const),
  ]
  for (const [id, title] of titles) names.set(id, title || inPages.without_title)
}

/** Titles of posts and of entries of taxonomies, for the audit log. */
import type { Db } from '#platform/context.ts'
import { inPages } from './texts/inPages.ts'

/** The present titles of posts, drafts and trash among them; '' where one has none. */
export async function titlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const posts = await db
    .selectFrom('post')
    .innerJoin('post_version as v', (join) =>
      join
        .onRef('v.post_id', '=', 'post.id')
        .onRef('v.number', '=', 'post.current_number')
        .on('v.is_working', '=', false),
    )
    .select(['post.id', 'v.title'])
    .where('post.id', 'in', ids)
    .execute()
  return new Map(posts.map(({ id, title }) => [id, title]))
}

export async function nameContent(db: Db, ids: readonly string[], names: Map<string, string>): Promise<void> {
  const terms = await db.selectFrom('category').select(['id', 'title']).where('id', 'in', ids).execute()
  const titles = [...(await titlesOf(db, ids)), ...terms.map(({ id, title }) => [id, title] as const)]
  for (const [id, title] of titles) names.set(id, title || inPages.without_title)
}

/** Who wrote a comment, for the audit log. */
import type { Db, Platform } from '#platform/context.ts'

export async function nameComments(
  { siteId }: Platform,
  db: Db,
  ids: readonly string[],
  names: Map<string, string>,
): Promise<void> {
  const comments = await db
    .selectFrom('comment')
    .select(['id', 'created_by_name'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  for (const { id, created_by_name: name } of comments) names.set(id, name)
}

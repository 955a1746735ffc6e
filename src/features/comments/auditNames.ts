/** Who wrote a comment, for the audit log. */
import type { Db } from '#platform/context.ts'

export async function nameComments(
  db: Db,
  ids: readonly string[],
  names: Map<string, string>,
): Promise<void> {
  const comments = await db
    .selectFrom('comment')
    .select(['id', 'created_by_name'])
    .where('id', 'in', ids)
    .execute()
  for (const { id, created_by_name: name } of comments) names.set(id, name)
}

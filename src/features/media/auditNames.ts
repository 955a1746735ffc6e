/** Titles of files, for the audit log. */
import type { Db } from '#platform/context.ts'

export async function nameFiles(db: Db, ids: readonly string[], names: Map<string, string>): Promise<void> {
  const files = await db.selectFrom('media').select(['id', 'title', 'name']).where('id', 'in', ids).execute()
  for (const { id, title, name } of files) names.set(id, title || name)
}

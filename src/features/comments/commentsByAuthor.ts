/** How many comments each of these people has written, counted once for a page of them. */
import type { Db } from '#platform/context.ts'

export async function commentsByAuthor(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('comment')
    .select((select) => ['created_by', select.fn.countAll<number>().as('count')])
    .where('created_by', 'in', [...new Set(ids)])
    .groupBy('created_by')
    .execute()
  return new Map(rows.map(({ created_by: id, count }) => [id ?? '', Number(count)]))
}

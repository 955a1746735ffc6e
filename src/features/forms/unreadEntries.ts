/** How many entries of forms nobody has read, and of which form, where they are all of one. */
import type { Db } from '#platform/context.ts'

export async function unreadEntries(db: Db): Promise<{ unread: number; form_id: string | null }> {
  const rows = await db
    .selectFrom('form_submission')
    .where('status', '=', 'new')
    .select(({ fn }) => ['form_id', fn.countAll<number>().as('count')])
    .groupBy('form_id')
    .execute()
  return {
    unread: rows.reduce((sum, { count }) => sum + count, 0),
    form_id: rows.length === 1 ? (rows[0]?.form_id ?? null) : null,
  }
}

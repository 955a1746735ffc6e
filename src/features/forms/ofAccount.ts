/** What somebody who was signed in has sent by forms. It was sent to the owner of the site and stays with them. */
import type { Db } from '#platform/context.ts'

export async function exportSubmissions(
  db: Db,
  userId: string,
  into: Record<string, unknown>,
): Promise<void> {
  const rows = await db
    .selectFrom('form_submission')
    .select(['id', 'form_id', 'value', 'page_url', 'created_at'])
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .execute()
  into.form_entries = rows.map((row) => ({
    ...row,
    value: Object.fromEntries(Object.entries(row.value).filter(([name]) => !name.endsWith('_secret'))),
    created_at: row.created_at.toISOString(),
  }))
}

export async function unlinkSubmissions(db: Db, userId: string): Promise<void> {
  await db.updateTable('form_submission').set({ created_by: null }).where('created_by', '=', userId).execute()
}

/** What both logout calls do. */
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context } from '#platform/context.ts'
import { clearSessionCookies } from './sessions.ts'

/** Ends the session in the database first, so that a copied cookie is worth nothing; then clears the cookies. */
export async function endCurrentSession(context: Context): Promise<{ signed_out: boolean }> {
  const { viewer } = context
  const { sessionId } = viewer
  if (sessionId) {
    await context.transaction(async (db) => {
      await db.deleteFrom('session').where('id', '=', sessionId).execute()
      await writeAudit(db, context, { kind: 'logout.done', target: viewer.id })
    })
  }
  clearSessionCookies(context)
  return { signed_out: sessionId !== null }
}

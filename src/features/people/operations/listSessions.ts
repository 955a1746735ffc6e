/** GET /api/users/sessions */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { sessionView } from '../schema.ts'
import { sessionEnd } from '../sessions.ts'

/** Lists where the viewer is signed in, last used first (F-USER-01). */
export const listSessions = operation({
  name: 'users.sessions',
  summary: 'The own sessions.',
  method: 'GET',
  path: '/api/users/sessions',
  capability: 'profile.edit',
  input: z.strictObject({}),
  output: z.array(sessionView),
  async run({ db, siteId, viewer, clock }) {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
      .where('site_id', '=', siteId)
      .where('user_id', '=', viewer.id)
      .orderBy('last_seen_at', 'desc')
      .execute()
    const now = clock.now().getTime()
    return rows
      .filter((row) => sessionEnd(viewer.role, row.last_seen_at.getTime(), row.expires_at.getTime()) > now)
      .map((row) => ({
        id: row.id,
        is_current: row.id === viewer.sessionId,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        ip: row.ip,
        user_agent: row.user_agent,
      }))
  },
})

/** POST /api/users/{id}/sessions/end */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { endSessionsOf } from '../changeOthers.ts'
import { requireRecentProof } from '../recentProof.ts'
import { passwordText } from '../schema.ts'

/**
 * Signs somebody out: everywhere, or of one session. Whom it is about gets an email.
 * Problems: account.missing (404), password.wrong (422), login.again (403).
 */
export const endSessionsOfUser = operation({
  name: 'users.end_sessions_of',
  summary: 'Signs a user out: one session by its id, or all.',
  method: 'POST',
  path: '/api/users/{id}/sessions/end',
  capability: 'users.write',
  input: z.strictObject({
    id: z.uuid(),
    session_id: z.uuid().optional(),
    current_password: passwordText.optional(),
  }),
  output: z.object({ ended: z.number() }),
  async run(context, { id, session_id: sessionId, current_password }) {
    await requireRecentProof(context, current_password)
    return { ended: await context.transaction((db) => endSessionsOf(context, db, id, sessionId)) }
  },
})

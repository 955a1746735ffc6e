/** GET /api/users/logout, as the specification has it. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { endCurrentSession } from '../endCurrentSession.ts'

/** Ends the session and clears its cookies; for a visitor it does nothing (F-USER-01, A-23). */
export const logout = operation({
  name: 'users.logout',
  summary: 'Ends the own session. A GET with an effect: refused for other sites and for prefetching.',
  method: 'GET',
  path: '/api/users/logout',
  capability: 'public',
  hasEffects: true,
  input: z.strictObject({}),
  output: z.object({ signed_out: z.boolean() }),
  run: endCurrentSession,
})

/** GET /api/users/sessions */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { sessionView } from '../schema.ts'
import { sessionsOf } from '../sessions.ts'

/** Lists where the viewer is signed in, last used first (F-USER-01). */
export const listSessions = operation({
  name: 'users.sessions',
  summary: 'The own sessions.',
  method: 'GET',
  path: '/api/users/sessions',
  capability: 'profile.edit',
  input: z.strictObject({}),
  output: z.array(sessionView),
  run: (context) => sessionsOf(context, { id: context.viewer.id ?? '', role: context.viewer.role }),
})

/** POST /api/users/logout: the same as the GET, for clients that keep GETs free of effects. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { endCurrentSession } from '../endCurrentSession.ts'

export const logoutByPost = operation({
  name: 'users.logout_post',
  summary: 'Ends the own session.',
  method: 'POST',
  path: '/api/users/logout',
  capability: 'public',
  input: z.strictObject({}),
  output: z.object({ signed_out: z.boolean() }),
  run: endCurrentSession,
})

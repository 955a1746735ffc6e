/** GET /api/users/{id}/sessions */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { accountById } from '../accounts.ts'
import { sessionView } from '../schema.ts'
import { sessionsOf } from '../sessions.ts'

/** Lists where somebody is signed in, last used first. Problems: account.missing (404). */
export const listSessionsOfUser = operation({
  name: 'users.sessions_of',
  summary: 'The sessions of a user.',
  method: 'GET',
  path: '/api/users/{id}/sessions',
  capability: 'users.write',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(sessionView),
  async run(context, { id }) {
    return sessionsOf(context, await accountById(context.db, id))
  },
})

/** DELETE /api/users/{id} */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeOther } from '../changeOthers.ts'
import { requireRecentProof } from '../recentProof.ts'
import { passwordText } from '../schema.ts'

/**
 * Removes a user with its sessions; what it wrote stays. Nobody removes themselves or the last administrator.
 * Problems: account.missing (404), account.own_role, account.last_administrator,
 * password.wrong (422), login.again (403).
 */
export const removeUser = operation({
  name: 'users.remove',
  summary: 'Removes a user; posts and comments stay.',
  method: 'DELETE',
  path: '/api/users/{id}',
  capability: 'users.write',
  input: z.strictObject({ id: z.uuid(), current_password: passwordText.optional() }),
  output: z.object({ id: z.string() }),
  async run(context, { id, current_password }) {
    await requireRecentProof(context, current_password)
    await context.transaction((db) => removeOther(context, db, id))
    return { id }
  },
})

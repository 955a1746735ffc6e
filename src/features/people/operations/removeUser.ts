/** DELETE /api/users/{id} */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { removeAccount } from '../accounts.ts'

/**
 * Removes a user with its sessions; what it wrote stays. Nobody removes themselves or the last administrator.
 * Problems: account.missing (404), account.own_role, account.last_administrator (422).
 */
export const removeUser = operation({
  name: 'users.remove',
  summary: 'Removes a user; posts and comments stay.',
  method: 'DELETE',
  path: '/api/users/{id}',
  capability: 'users.write',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  async run(context, { id }) {
    await context.transaction(async (db) => {
      const account = await removeAccount(context, db, id)
      await writeAudit(db, context, { kind: 'user.removed', target: id, data: { role: account.role } })
    })
    return { id }
  },
})

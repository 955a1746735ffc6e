/** POST /api/roles */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { roles } from '#platform/operations/capabilities.ts'
import { accountById, changeRole, userRow } from '../accounts.ts'
import { problem } from '../problems.ts'
import { givenRole, userRowView } from '../schema.ts'

/**
 * Gives a user a role; its sessions end. Roles themselves are the table of this version: a call that would change what
 * a role may do is refused in words (F-USER-02).
 * Problems: roles.fixed, account.own_role, account.last_administrator (422), account.missing (404).
 */
export const assignRole = operation({
  name: 'roles.assign',
  summary: 'Gives a user another role.',
  method: 'POST',
  path: '/api/roles',
  capability: 'users.write',
  input: z.union([
    z.strictObject({ user_id: z.uuid(), role: givenRole }),
    z.strictObject({ role: z.enum(roles), capabilities: z.array(z.string().max(60)).max(200) }),
  ]),
  output: userRowView,
  async run(context, given) {
    if ('capabilities' in given) throw problem('roles.fixed')
    await context.transaction(async (db) => {
      await changeRole(context, db, given.user_id, given.role)
      await writeAudit(db, context, { kind: 'role.changed', target: given.user_id, data: { to: given.role } })
    })
    return userRow(await accountById(context.db, context.siteId, given.user_id))
  },
})

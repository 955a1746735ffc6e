/** POST /api/roles */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { roles } from '#platform/operations/capabilities.ts'
import { userRow } from '../accounts.ts'
import { changeAccount } from '../changeOthers.ts'
import { problem } from '../problems.ts'
import { requireRecentProof } from '../recentProof.ts'
import { givenRole, passwordText, userRowView } from '../schema.ts'

/**
 * Gives a user a role; its sessions end. Roles themselves are the table of this version: a call that would change what
 * a role may do is refused in words (F-USER-02).
 * Problems: roles.fixed, account.own_role, account.last_administrator, password.wrong (422), login.again (403),
 * account.missing (404).
 */
export const assignRole = operation({
  name: 'roles.assign',
  summary: 'Gives a user another role.',
  method: 'POST',
  path: '/api/roles',
  capability: 'users.write',
  input: z.union([
    z.strictObject({ user_id: z.uuid(), role: givenRole, current_password: passwordText.optional() }),
    z.strictObject({ role: z.enum(roles), capabilities: z.array(z.string().max(60)).max(200) }),
  ]),
  output: userRowView,
  async run(context, given) {
    if ('capabilities' in given) throw problem('roles.fixed')
    await requireRecentProof(context, given.current_password)
    return userRow(
      await context.transaction((db) => changeAccount(context, db, given.user_id, { role: given.role })),
    )
  },
})

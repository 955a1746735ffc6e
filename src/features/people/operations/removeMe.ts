/** POST /api/users/me/remove */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeOwnAccount } from '../ownAccount.ts'
import { provePassword } from '../recentProof.ts'
import { passwordText } from '../schema.ts'

/**
 * Removes the own account for good, with the password and, where one is set up, a code of the second step. Comments stay
 * without the name, or go. Orders and invoices stay, as the law asks of a shop, and belong to no account any more.
 * Problems: password.wrong, account.totp_needed, account.totp_wrong, account.only_administrator (422), login.locked (429).
 */
export const removeMe = operation({
  name: 'users.remove_me',
  summary: 'Deletes your own account permanently and signs out.',
  method: 'POST',
  path: '/api/users/me/remove',
  capability: 'profile.edit',
  rateLimit: { points: 10, windowSeconds: 900 },
  input: z.strictObject({
    current_password: passwordText,
    totp: z.string().max(30).optional(),
    comments: z.enum(['keep', 'remove']).default('keep'),
  }),
  output: z.object({ removed: z.literal(true) }),
  async run(context, { current_password: password, totp, comments }) {
    await provePassword(context, password)
    await removeOwnAccount(context, { totp, comments })
    return { removed: true } as const
  },
})

/** POST /api/users/password/reset */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { accountById, setPassword } from '../accounts.ts'
import { forgiveLogins, rememberDevice } from '../loginLimits.ts'
import { sendPasswordChangedMail } from '../mails.ts'
import { problem } from '../problems.ts'
import { linkToken, passwordText } from '../schema.ts'
import { consumeToken } from '../tokens.ts'

/**
 * Sets a new password by the link of an email: a reset or an invitation (F-USER-05). All sessions of the account end,
 * and its email address counts as confirmed. A password that is refused leaves the link usable.
 * Problems: token.invalid, password.too_short, password.too_long, password.too_common (422).
 */
export const resetPassword = operation({
  name: 'users.reset_password',
  summary: 'Sets a new password by a token of an email and ends all sessions of the account.',
  method: 'POST',
  path: '/api/users/password/reset',
  capability: 'public',
  rateLimit: { points: 20, windowSeconds: 3600 },
  input: z.strictObject({ token: linkToken, password: passwordText }),
  output: z.object({ email: z.string() }),
  async run(context, { token, password }) {
    const account = await context.transaction(async (db) => {
      const used = await consumeToken(context, db, ['reset', 'invite'], token)
      if (!used.userId) throw problem('token.invalid')
      const owner = await accountById(db, used.userId)
      if (owner.disabled_at) throw problem('token.invalid')
      await setPassword(db, owner, password)
      await db
        .updateTable('user_account')
        .set({ email_verified_at: owner.email_verified_at ?? context.clock.now() })
        .where('id', '=', owner.id)
        .execute()
      if (used.kind === 'reset') await sendPasswordChangedMail(context, db, owner)
      await writeAudit(db, context, { kind: `password.${used.kind}`, actorId: owner.id, target: owner.id })
      return owner
    })
    await forgiveLogins(context, account.email)
    // Whoever holds the mailbox and has chosen the password is no stranger here.
    rememberDevice(context, await accountById(context.db, account.id))
    return { email: account.email }
  },
})

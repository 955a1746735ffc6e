/** POST /api/users/login */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { accountByEmail } from '../accounts.ts'
import { countLogin, rememberDevice } from '../loginLimits.ts'
import { verifyPassword } from '../password.ts'
import { problem } from '../problems.ts'
import { currentUserView, passwordText } from '../schema.ts'
import { proveSecondFactor } from '../secondFactor.ts'
import { signIn } from '../signIn.ts'

/**
 * Signs in by email and password (F-USER-01, F-USER-05). An unknown email address, a wrong password, an invited and a
 * disabled account get one answer after one length of work. Tries are few (loginLimits.ts); while locked, the right
 * password is refused too. Where a second factor is set up, `totp` is its code or a recovery code.
 * Problems: login.refused, login.totp_needed, login.totp_wrong (401), login.locked, login.busy (429).
 */
export const login = operation({
  name: 'users.login',
  summary: 'Signs in: sets the session cookie and answers the user.',
  method: 'POST',
  path: '/api/users/login',
  capability: 'public',
  input: z.strictObject({
    email: z.string().trim().toLowerCase().min(1).max(254),
    password: passwordText,
    totp: z.string().trim().max(30).optional(),
  }),
  output: currentUserView,
  async run(context, { email, password, totp }) {
    const { db } = context
    const account = await accountByEmail(db, email)
    const counted = await countLogin(context, email, account)
    const usable = account && !account.disabled_at ? account : null
    const fits = await verifyPassword(usable?.password_hash ?? null, password)
    if (!usable || !fits) {
      await writeAudit(db, context, { kind: 'login.failed', target: account?.id ?? null })
      throw problem('login.refused')
    }
    await proveSecondFactor(context, usable, totp)
    await counted.succeed()
    rememberDevice(context, usable)
    return signIn(context, 'login.done', usable)
  },
})

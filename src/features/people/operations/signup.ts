/** POST /api/users/signup */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { accountByEmail, accountById, createAccount } from '../accounts.ts'
import { sendKnownEmailMail, sendVerifyMail } from '../mails.ts'
import { checkNewPassword, verifyPassword } from '../password.ts'
import { problem } from '../problems.ts'
import { currentUserView, emailAddress, passwordText, personName } from '../schema.ts'
import { signIn } from '../signIn.ts'
import { issueToken } from '../tokens.ts'

/**
 * Makes a member and signs it in (F-USER-05). An email asks to confirm the email address. Whoever signs up with an email address
 * that has an account gets a refusal that does not say so, after the same work, and the owner gets an email; that a
 * success differs from a refusal is the price of signing in at once (docs/security.md), so tries are few.
 * Problems: password.too_short, password.too_long, password.too_common, account.not_created (422).
 */
export const signup = operation({
  name: 'users.signup',
  summary: 'Makes an account of the role member and signs in.',
  method: 'POST',
  path: '/api/users/signup',
  capability: 'public',
  rateLimit: { points: 5, windowSeconds: 3600 },
  input: z.strictObject({ name: personName, email: emailAddress, password: passwordText }),
  output: currentUserView,
  async run(context, { name, email, password }) {
    const { db } = context
    checkNewPassword(password, [name, email])
    const known = await accountByEmail(db, email)
    if (known) {
      await verifyPassword(null, password)
      await context.transaction((transaction) => sendKnownEmailMail(context, transaction, known))
      throw problem('account.not_created')
    }
    return signIn(context, 'signup.done', async (transaction) => {
      const { id } = await createAccount(context, transaction, { name, email, password, role: 'member' })
      const token = await issueToken(context, transaction, 'verify', id)
      await sendVerifyMail(context, transaction, { email }, token)
      return accountById(transaction, id)
    })
  },
})

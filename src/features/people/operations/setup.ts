/** POST /api/users/setup */
import { z } from 'zod'
import { saveFirstTimeZone } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { accountById, createAccount, lockAdministrators } from '../accounts.ts'
import { hasAdministrator } from '../firstAdministrator.ts'
import { checkNewPassword } from '../password.ts'
import { problem } from '../problems.ts'
import { currentUserView, emailAddress, linkToken, passwordText, personName } from '../schema.ts'
import { signIn } from '../signIn.ts'
import { consumeToken } from '../tokens.ts'

/**
 * Makes the first administrator by the link that the start printed, and signs in (F-USER-05).
 * Problems: token.invalid, setup.done, account.email_taken, password.too_short, password.too_common (422).
 */
export const setup = operation({
  name: 'users.setup',
  summary: 'Makes the first administrator by the one-time link of the first start.',
  method: 'POST',
  path: '/api/users/setup',
  capability: 'public',
  rateLimit: { points: 20, windowSeconds: 3600 },
  input: z.strictObject({
    token: linkToken,
    name: personName,
    email: emailAddress,
    password: passwordText,
    /** Of the browser: the site has it until somebody chooses another. */
    time_zone: z.string().max(60).optional(),
  }),
  output: currentUserView,
  async run(context, { token, name, email, password, time_zone }) {
    checkNewPassword(password, [name, email])
    return signIn(context, 'setup.done', async (db) => {
      await lockAdministrators(db)
      if (await hasAdministrator(db)) throw problem('setup.done')
      await consumeToken(context, db, ['setup'], token)
      const account = { name, email, password, role: 'administrator', isEmailVerified: true } as const
      const { id } = await createAccount(context, db, account)
      if (time_zone !== undefined) await saveFirstTimeZone(context, db, time_zone, id)
      return accountById(db, id)
    })
  },
})

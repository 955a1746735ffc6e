/** POST /api/users/me */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { dropCachedPagesShowing } from '#platform/database/changeCounter.ts'
import { operation } from '#platform/operations/operation.ts'
import { accountByEmail, accountById, setPassword } from '../accounts.ts'
import { sendConfirmNewEmail, sendPasswordChangedMail } from '../mails.ts'
import { provePassword } from '../recentProof.ts'
import { problem } from '../problems.ts'
import { profileOf } from '../profile.ts'
import { emailAddress, passwordText, personName, preferences, profileView } from '../schema.ts'
import { openSession, setSessionCookies } from '../sessions.ts'
import { peopleProblems } from '../texts/peopleProblems.ts'
import { peopleShown } from '../shown.ts'
import { dropPendingEmail, issueToken } from '../tokens.ts'

/**
 * Changes the own profile (F-USER-03). A new email address or password needs the current password; a new password ends all
 * sessions and begins a fresh one here. A new email address takes the place of the old one when the email to it is answered;
 * sending the old one takes back what waits.
 * Problems: password.wrong, account.email_taken, password.too_short, password.too_long, password.too_common (422),
 * login.locked (429).
 */
export const saveMe = operation({
  name: 'users.save_me',
  summary: 'Changes the own name, picture, preferences, email address or password.',
  method: 'POST',
  path: '/api/users/me',
  capability: 'profile.edit',
  input: z.strictObject({
    name: personName.optional(),
    email: emailAddress.optional(),
    avatar: z
      .string()
      .max(500)
      .regex(/^\/media\/[^\s"'<>\\]*$/, { error: () => peopleProblems['avatar.elsewhere'] })
      .nullable()
      .optional(),
    preferences: preferences.optional(),
    password: passwordText.optional(),
    current_password: passwordText.optional(),
  }),
  output: profileView.nullable(),
  async run(context, input) {
    const { viewer, request } = context
    const before = await accountById(context.db, viewer.id ?? '')
    const hasNewEmail = input.email !== undefined && input.email !== before.email
    if (hasNewEmail || input.password !== undefined) {
      await provePassword(context, input.current_password ?? '')
    }
    const session = await context.transaction(async (db) => {
      const taken = hasNewEmail && input.email ? await accountByEmail(db, input.email) : null
      if (taken) throw problem('account.email_taken')
      await db
        .updateTable('user_account')
        .set({
          name: input.name ?? before.name,
          avatar: input.avatar === undefined ? before.avatar : input.avatar,
          preferences: JSON.stringify({ ...before.preferences, ...input.preferences }),
        })
        .where('id', '=', before.id)
        .execute()
      const isSeen =
        (input.name ?? before.name) !== before.name ||
        (input.avatar !== undefined && input.avatar !== before.avatar)
      if (isSeen) await dropCachedPagesShowing(db, [peopleShown.of(before.id)], { mayLinger: false })
      if (input.password !== undefined) {
        await setPassword(db, before, input.password)
        await sendPasswordChangedMail(context, db, before)
        await writeAudit(db, context, { kind: 'password.changed', target: before.id })
      }
      if (hasNewEmail && input.email) {
        const token = await issueToken(context, db, 'verify', before.id, input.email)
        await sendConfirmNewEmail(context, db, { ...before, email: input.email }, token)
        await writeAudit(db, context, {
          kind: 'email.change_asked',
          target: before.id,
          data: { from: before.email, to: input.email },
        })
      } else if (input.email !== undefined) await dropPendingEmail(db, before.id)
      if (input.password === undefined) return null
      return openSession(context, db, before.id, { ip: request.ip, userAgent: request.header('user-agent') })
    })
    if (session) setSessionCookies(context, before.role, session)
    return profileOf(context)
  },
})

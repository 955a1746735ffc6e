/** POST /api/users */
import { z } from 'zod'
import type { Context, Db } from '#platform/context.ts'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation, Reply } from '#platform/operations/operation.ts'
import { plainTexts } from '#platform/operations/texts/plainTexts.ts'
import { problem as platformProblem } from '#platform/operations/problem.ts'
import { accountById, createAccount, userRow } from '../accounts.ts'
import { changeAccount } from '../changeOthers.ts'
import { linkTo, sendInviteMail, type Recipient } from '../mails.ts'
import { checkNewPassword } from '../password.ts'
import { requireRecentProof } from '../recentProof.ts'
import { emailAddress, givenRole, passwordText, personName, userRowView } from '../schema.ts'
import { issueToken } from '../tokens.ts'

const input = z.strictObject({
  id: z.uuid().optional(),
  name: personName.optional(),
  email: emailAddress.optional(),
  role: givenRole.optional(),
  is_disabled: z.boolean().optional(),
  password: passwordText.optional(),
  /** Only false: takes the second factor from somebody who lost it. */
  has_totp: z.literal(false).optional(),
  /** For an invited user: a new email and link. */
  invite: z.boolean().optional(),
  /** The own one, where the last login is long ago. */
  current_password: passwordText.optional(),
})

/**
 * Without `id`: makes a user, who is invited by email and link unless a password is given. With `id`: changes name,
 * email address, role or whether it is disabled, or invites again (F-USER-03, F-USER-05). Another role and disabling end the
 * sessions. The link of an invitation comes in the extra key `invite_url`, for sites that send no mail. Whoever logged in
 * long ago gives the own password along; whom a change is about is told at the email address that the account had before.
 * Problems: account.email_taken, account.own_role, account.own_profile, account.last_administrator, password.too_short,
 * password.wrong (422), login.again (403), account.missing (404).
 */
export const saveUser = operation({
  name: 'users.save',
  summary: 'Makes, invites or changes a user.',
  method: 'POST',
  path: '/api/users',
  capability: 'users.write',
  input,
  output: userRowView,
  async run(context, given) {
    await requireRecentProof(context, given.current_password)
    const { id, inviteUrl } = await context.transaction((db) =>
      given.id === undefined ? make(context, db, given) : change(context, db, given.id, given),
    )
    const row = userRow(await accountById(context.db, id))
    return new Reply(row, { extra: inviteUrl ? { invite_url: inviteUrl } : {} })
  },
})

type Given = z.output<typeof input>
interface Saved {
  id: string
  inviteUrl: string | null
}

async function make(context: Context, db: Db, given: Given): Promise<Saved> {
  const { name, email, password, role = 'member' } = given
  if (!name || !email) {
    const fields = Object.entries({ name, email }).flatMap(([field, given]) =>
      given ? [] : [{ field, message: plainTexts.missing }],
    )
    throw platformProblem('request.invalid', {
      summary: 'A new user needs a name and an email address.',
      fields,
    })
  }
  if (password !== undefined) checkNewPassword(password, [name, email])
  const { id } = await createAccount(context, db, { name, email, password, role })
  await writeAudit(db, context, { kind: 'user.made', target: id, data: { email, name, role } })
  return { id, inviteUrl: password === undefined ? await invite(context, db, id, { email }) : null }
}

async function change(context: Context, db: Db, id: string, given: Given): Promise<Saved> {
  const before = await accountById(db, id)
  if (given.password !== undefined) {
    throw platformProblem('request.invalid', {
      summary: 'A password is set by its owner; invite or reset instead.',
    })
  }
  const { email, name, role, is_disabled, has_totp } = given
  const after = await changeAccount(context, db, id, { email, name, role, is_disabled, has_totp })
  // With another email address the link that was sent before is worth nothing.
  const isInvited = before.password_hash === null && (given.invite === true || after.email !== before.email)
  if (isInvited)
    await writeAudit(db, context, { kind: 'user.invited', target: id, data: { email: after.email } })
  return { id, inviteUrl: isInvited ? await invite(context, db, id, after) : null }
}

async function invite(context: Context, db: Db, id: string, to: Recipient): Promise<string> {
  const url = await linkTo(context, db, 'invite', await issueToken(context, db, 'invite', id))
  await sendInviteMail(context, db, to, url, context.viewer.name)
  return url
}

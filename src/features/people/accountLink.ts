/** A one-time link for an account, made from the shell: the way back in when no email can be sent. */
import type { Platform } from '#platform/context.ts'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { visitor } from '#platform/viewer.ts'
import type { Role } from '#platform/operations/capabilities.ts'
import { accountByEmail, createAccount } from './accounts.ts'
import { linkTo, sendAccountChangedMail } from './mails.ts'
import { removeSecondFactor } from './secondFactor.ts'
import { accountMails } from './texts/accountMails.ts'
import { issueToken } from './tokens.ts'

export interface WantedLink {
  email: string
  /** For an email address without an account: makes one of this role. */
  role?: Exclude<Role, 'visitor'>
  name?: string
  /** Takes the second factor off, for a lost device. */
  withoutTotp?: boolean
}

/**
 * Returns a link that sets a password: 30 minutes for an account that has one, 7 days for a new one.
 * Returns null where the email address has no account and no role was named.
 */
export async function accountLink(platform: Platform, wanted: WantedLink): Promise<string | null> {
  const email = wanted.email.trim().toLowerCase()
  return platform.transaction(async (db) => {
    const known = await accountByEmail(db, email)
    const note = (kind: string, target: string, data: Record<string, unknown> = {}) =>
      writeAudit(
        db,
        { ...platform, viewer: visitor, request: { id: 'command line', ip: '' } },
        { kind, target, data: { email, by: 'The command line', ...data } },
      )
    if (known) {
      if (wanted.withoutTotp && known.totp_secret !== null) {
        await removeSecondFactor(db, known.id)
        await note('totp.removed', known.id)
        await sendAccountChangedMail(
          platform,
          db,
          known,
          [() => accountMails.second_step_off],
          () => accountMails.by_command_line,
        )
      }
      await note('password.link_made', known.id)
      return linkTo(platform, db, 'reset', await issueToken(platform, db, 'reset', known.id))
    }
    if (!wanted.role) return null
    const name = wanted.name ?? email.split('@')[0] ?? email
    const { id } = await createAccount(platform, db, { name, email, role: wanted.role })
    await note('user.made', id, { name, role: wanted.role })
    return linkTo(platform, db, 'invite', await issueToken(platform, db, 'invite', id))
  })
}

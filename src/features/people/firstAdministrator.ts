/** The first administrator: from the environment, or by a one-time link that the start prints. Never the first visitor. */
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { visitor } from '#platform/viewer.ts'
import type { Db, Platform } from '#platform/context.ts'
import { accountByEmail, createAccount, lockAdministrators } from './accounts.ts'
import { linkTo, sendAccountChangedMail } from './mails.ts'
import { hashPassword } from './password.ts'
import { endSessions } from './sessions.ts'
import { accountMails } from './texts/accountMails.ts'
import { issueToken } from './tokens.ts'

export type FirstAdministrator = { kind: 'exists' } | { kind: 'created' } | { kind: 'link'; url: string }

export async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sees to it that the site can be administered: an account of ADMIN_EMAIL and ADMIN_PASSWORD is made (or raised to
 * administrator) where no administrator exists; without these, a new one-time link of 7 days is returned.
 */
export async function ensureFirstAdministrator(platform: Platform): Promise<FirstAdministrator> {
  const { config } = platform
  return platform.transaction(async (db) => {
    await lockAdministrators(db)
    if (await hasAdministrator(db)) return { kind: 'exists' }
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
    if (!email || !password) {
      const token = await issueToken(platform, db, 'setup', null)
      return { kind: 'link', url: await linkTo(platform, db, 'setup', token) }
    }
    const known = await accountByEmail(db, email.toLowerCase())
    if (known) {
      await db
        .updateTable('user_account')
        .set({ role: 'administrator', password_hash: await hashPassword(password), disabled_at: null })
        .where('id', '=', known.id)
        .execute()
      await endSessions(db, known.id)
      await writeAudit(
        db,
        { ...platform, viewer: visitor, request: { id: 'start', ip: '' } },
        {
          kind: 'role.changed',
          target: known.id,
          data: {
            email: known.email,
            by: 'ADMIN_EMAIL of the server',
            from: known.role,
            to: 'administrator',
          },
        },
      )
      await sendAccountChangedMail(
        platform,
        db,
        known,
        [() => accountMails.is_administrator],
        () => accountMails.by_environment,
      )
    } else {
      const name = email.split('@')[0] ?? email
      await createAccount(platform, db, {
        name,
        email,
        password,
        role: 'administrator',
        isEmailVerified: true,
      })
    }
    return { kind: 'created' }
  })
}

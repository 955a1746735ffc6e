/** Changes to somebody else's account: asked for again, written down with what was before, and told to the old email address. */
import type { Transaction } from 'kysely'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context, Db } from '#platform/context.ts'
import { dropCachedPagesShowing } from '#platform/database/changeCounter.ts'
import type { Database } from '#platform/database/schema.ts'
import {
  accountByEmail,
  accountById,
  changeRole,
  removeAccount,
  setDisabled,
  type Account,
} from './accounts.ts'
import { sendAccountChangedMail } from './mails.ts'
import { problem } from './problems.ts'
import { roleTitle } from './roleTitle.ts'
import { removeSecondFactor } from './secondFactor.ts'
import { endSessions } from './sessions.ts'
import { peopleShown } from './shown.ts'
import { accountMails } from './texts/accountMails.ts'
import { dropTokens } from './tokens.ts'

export interface AccountChange {
  name?: string | undefined
  email?: string | undefined
  role?: Exclude<Account['role'], 'visitor'> | undefined
  is_disabled?: boolean | undefined
  has_totp?: false | undefined
}

/**
 * Changes what is given of an account.
 * @returns the account as it is now
 * @throws Problem account.email_taken, account.own_role, account.own_profile, account.last_administrator (422), account.missing (404)
 */
export async function changeAccount(
  context: Context,
  db: Db,
  id: string,
  change: AccountChange,
): Promise<Account> {
  const { viewer } = context
  const before = await accountById(db, id)
  const notices: (() => string)[] = []
  const note = (kind: string, data: Record<string, unknown> = {}) =>
    writeAudit(db, context, { kind, target: id, data: { email: before.email, ...data } })
  if (change.name !== undefined && change.name !== before.name) {
    await db.updateTable('user_account').set({ name: change.name }).where('id', '=', id).execute()
    await dropCachedPagesShowing(db, [peopleShown.of(id)], { mayLinger: false })
    await note('user.renamed', { from: before.name, to: change.name })
  }
  if (change.email !== undefined && change.email !== before.email) {
    if (id === viewer.id) throw problem('account.own_profile')
    if (await accountByEmail(db, change.email)) throw problem('account.email_taken')
    // Whoever holds the old mailbox has no link left, and nobody has proven to hold the new one.
    await db
      .updateTable('user_account')
      .set({ email: change.email, email_verified_at: null })
      .where('id', '=', id)
      .execute()
    await dropTokens(db, id)
    await note('email.changed', { from: before.email, to: change.email })
    const email = change.email
    notices.push(() => accountMails.email_is_now({ email }))
  }
  if (change.role !== undefined && change.role !== before.role) {
    await changeRole(context, db, id, change.role)
    await note('role.changed', { from: before.role, to: change.role })
    const role = change.role
    notices.push(() => accountMails.role_is_now({ role: roleTitle(role), before: roleTitle(before.role) }))
  }
  if (change.is_disabled !== undefined && change.is_disabled !== (before.disabled_at !== null)) {
    await setDisabled(context, db, id, change.is_disabled)
    await note(change.is_disabled ? 'user.disabled' : 'user.enabled')
    const isDisabled = change.is_disabled
    notices.push(() => (isDisabled ? accountMails.is_disabled : accountMails.is_enabled))
  }
  if (change.has_totp === false && before.totp_secret !== null) {
    if (id === viewer.id) throw problem('account.own_profile')
    await removeSecondFactor(db, id)
    await note('totp.removed')
    notices.push(() => accountMails.second_step_off_again)
  }
  if (notices.length > 0 && id !== viewer.id)
    await sendAccountChangedMail(context, db, before, notices, () => viewer.name)
  return accountById(db, id)
}

/** @throws Problem account.own_role, account.last_administrator (422), account.missing (404) */
export async function removeOther(context: Context, db: Transaction<Database>, id: string): Promise<void> {
  const account = await removeAccount(context, db, id)
  await writeAudit(db, context, {
    kind: 'user.removed',
    target: id,
    data: { email: account.email, name: account.name, role: account.role },
  })
  await sendAccountChangedMail(
    context,
    db,
    account,
    [() => accountMails.is_removed],
    () => context.viewer.name,
  )
}

/** @param sessionId absent: all of them. @returns how many ended. @throws Problem account.missing (404) */
export async function endSessionsOf(
  context: Context,
  db: Db,
  id: string,
  sessionId: string | undefined,
): Promise<number> {
  const account = await accountById(db, id)
  const ended = await endSessions(db, id, sessionId === undefined ? {} : { only: sessionId })
  if (ended === 0) return 0
  await writeAudit(db, context, { kind: 'session.ended', target: id, data: { email: account.email, ended } })
  if (id !== context.viewer.id)
    await sendAccountChangedMail(
      context,
      db,
      account,
      [() => accountMails.signed_out],
      () => context.viewer.name,
    )
  return ended
}

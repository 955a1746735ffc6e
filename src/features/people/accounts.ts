/** Accounts: making, finding, changing them, and the rule that one administrator always remains. */
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { Context, Db, Platform } from '#platform/context.ts'
import { showing } from '#platform/database/shown.ts'
import { dropCachedPagesShowing } from '#platform/database/changeCounter.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import type { Role } from '#platform/operations/capabilities.ts'
import { capabilitiesOf } from '#platform/operations/capabilities.ts'
import type { Viewer } from '#platform/viewer.ts'
import { checkNewPassword, hashPassword } from './password.ts'
import { problem } from './problems.ts'
import type { CurrentUser, UserRow } from './schema.ts'
import { endSessions } from './sessions.ts'
import { peopleShown } from './shown.ts'
import type { UserAccountTable } from './tables.ts'
import { dropPendingEmail } from './tokens.ts'

export type Account = Selectable<UserAccountTable>

export interface NewAccount {
  name: string
  email: string
  /** Absent: the account is invited and sets one by link. Already checked or trusted (environment, demo). */
  password?: string
  role: Exclude<Role, 'visitor'>
  avatar?: string | null
  isEmailVerified?: boolean
  createdAt?: Date
}

/** Makes an account, with no check of the password's quality. @throws Problem account.email_taken (422) */
export async function createAccount(
  platform: Pick<Platform, 'newId' | 'clock'>,
  db: Db,
  wanted: NewAccount,
): Promise<{ id: string }> {
  const passwordHash = wanted.password === undefined ? null : await hashPassword(wanted.password)
  const now = platform.clock.now()
  const made = await db
    .insertInto('user_account')
    .values({
      id: platform.newId(),
      name: wanted.name,
      email: wanted.email.trim().toLowerCase(),
      password_hash: passwordHash,
      role: wanted.role,
      avatar: wanted.avatar ?? null,
      preferences: '{}',
      created_at: wanted.createdAt ?? now,
      email_verified_at: wanted.isEmailVerified ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw problem('account.email_taken')
  return made
}

export async function accountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db.selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirst()
  return row ?? null
}

/** @throws Problem account.missing (404) */
export async function accountById(db: Db, id: string): Promise<Account> {
  const row = await db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw problem('account.missing')
  return row
}

/** Returns names and pictures of accounts for lists that show who did something; unknown ids are left out. */
export async function namesOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; avatar: string | null }>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const asked = db.selectFrom('user_account').select(['id', 'name', 'avatar']).where('id', 'in', wanted)
  const rows = await showing(
    [peopleShown],
    () => asked.execute(),
    () => wanted.map((id) => peopleShown.of(id)),
  )
  return new Map(rows.map(({ id, name, avatar }) => [id, { name, avatar }]))
}

/** Sets a new password, ends every session and the tokens that could set another. */
export async function setPassword(db: Db, account: Account, password: string): Promise<void> {
  checkNewPassword(password, [account.name, account.email])
  const passwordHash = await hashPassword(password)
  await db
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .execute()
  await db
    .deleteFrom('user_token')
    .where('user_id', '=', account.id)
    .where('kind', 'in', ['reset', 'invite'])
    .where('used_at', 'is', null)
    .execute()
  // Whoever asked for another email address knew the old password; with a new one it is asked for anew.
  await dropPendingEmail(db, account.id)
  await endSessions(db, account.id)
}

/**
 * Gives another role. The account's sessions end, so that no open page goes on with the old one.
 * @throws Problem account.own_role, account.last_administrator (422), account.missing (404)
 */
export async function changeRole(
  context: Context,
  db: Db,
  id: string,
  role: Exclude<Role, 'visitor'>,
): Promise<void> {
  if (id === context.viewer.id) throw problem('account.own_role')
  const account = await accountById(db, id)
  if (account.role === role) return
  if (role !== 'administrator') await keepAnAdministrator(db, account)
  await db.updateTable('user_account').set({ role }).where('id', '=', id).execute()
  await endSessions(db, id)
}

/** @throws Problem account.own_role, account.last_administrator (422), account.missing (404) */
export async function setDisabled(context: Context, db: Db, id: string, isDisabled: boolean): Promise<void> {
  if (id === context.viewer.id) throw problem('account.own_role')
  const account = await accountById(db, id)
  if (isDisabled) await keepAnAdministrator(db, account)
  await db
    .updateTable('user_account')
    .set({ disabled_at: isDisabled ? context.clock.now() : null })
    .where('id', '=', id)
    .execute()
  if (isDisabled) await endSessions(db, id)
}

/** @throws Problem account.own_role, account.last_administrator (422), account.missing (404) */
export async function removeAccount(
  context: Context,
  db: Transaction<Database>,
  id: string,
): Promise<Account> {
  if (id === context.viewer.id) throw problem('account.own_role')
  const account = await accountById(db, id)
  await keepAnAdministrator(db, account)
  await runHook(context, db, 'user.removed', { userId: id, comments: 'keep', avatar: account.avatar })
  await db.deleteFrom('user_account').where('id', '=', id).execute()
  await dropCachedPagesShowing(db, [peopleShown.of(id)], { mayLinger: false })
  return account
}

async function keepAnAdministrator(db: Db, account: Account): Promise<void> {
  if (!(await hasOtherAdministrator(db, account))) throw problem('account.last_administrator')
}

/**
 * Whether the site keeps an administrator without this account. Only an enabled one can keep it; nobody adds or takes away
 * one until the end of the transaction, so that two cannot remove each other.
 */
export async function hasOtherAdministrator(db: Db, account: Account): Promise<boolean> {
  if (account.role !== 'administrator') return true
  await lockAdministrators(db)
  const other = await db
    .selectFrom('user_account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .where('id', '!=', account.id)
    .executeTakeFirst()
  return other !== undefined
}

/** Until the end of the transaction, nobody else adds or takes away an administrator. */
export async function lockAdministrators(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(db)
}

export function currentUserOf(viewer: Viewer): CurrentUser | null {
  if (viewer.id === null) return null
  const { id, name, email, avatar, role } = viewer
  return { id, name, email: email ?? '', avatar, role, capabilities: [...capabilitiesOf(role)] }
}

export function currentUserOfAccount(account: Account): CurrentUser {
  const { id, name, email, avatar, role } = account
  return { id, name, email, avatar, role, capabilities: [...capabilitiesOf(role)] }
}

export function userRow(account: Account): UserRow {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    avatar: account.avatar,
    role: account.role,
    status: account.disabled_at ? 'disabled' : account.password_hash === null ? 'invited' : 'active',
    has_totp: account.totp_secret !== null,
    is_email_verified: account.email_verified_at !== null,
    created_at: account.created_at.toISOString(),
    last_seen_at: account.last_seen_at?.toISOString() ?? null,
  }
}

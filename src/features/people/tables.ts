/** Rows that people owns: accounts, sessions and single-use tokens. */
import type { Generated } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#platform/database/schema.ts'
import type { Role } from '#platform/operations/capabilities.ts'

export interface UserAccountTable {
  id: string
  name: string
  /** Lower case, unique. */
  email: string
  /** argon2id; null for an invited account that has not set one. */
  password_hash: string | null
  role: Role
  avatar: string | null
  /** Settings of the own dashboard: time zone, theme, density. */
  preferences: Json<Record<string, unknown>>
  created_at: Timestamp
  last_seen_at: NullableTimestamp
  email_verified_at: NullableTimestamp
  disabled_at: NullableTimestamp
  /** The second factor, sealed; null where there is none. */
  totp_secret: Generated<string | null>
  /** A second factor that was begun and not yet proven, sealed. */
  totp_pending: Generated<string | null>
  /** The last time step that was used: a code works once. */
  totp_step: Generated<number>
  /** SHA-256 of the recovery codes that are left. */
  recovery_hashes: Generated<string[]>
}

export interface SessionTable {
  id: string
  user_id: string
  /** SHA-256 of the token in the cookie `autht`; the token itself is never stored. */
  token_hash: Buffer
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
  ip: string | null
  user_agent: string | null
}

export interface UserTokenTable {
  id: string
  /** null for the setup token of the first administrator. */
  user_id: string | null
  kind: 'setup' | 'invite' | 'reset' | 'verify'
  token_hash: Buffer
  expires_at: Timestamp
  used_at: NullableTimestamp
  /** The new email address that the token confirms; null: the one that the account has. */
  email: Generated<string | null>
}

declare module '#platform/database/schema.ts' {
  interface Database {
    user_account: UserAccountTable
    session: SessionTable
    user_token: UserTokenTable
  }
}

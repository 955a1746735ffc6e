/** Accounts, sessions, single-use tokens. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_account (
      id uuid not null, name text not null, email text not null, password_hash text,
      role text not null, avatar text, preferences jsonb not null default '{}', created_at timestamptz not null,
      last_seen_at timestamptz, email_verified_at timestamptz, disabled_at timestamptz, totp_secret text,
      totp_pending text, totp_step bigint not null default 0, recovery_hashes text[] not null default '{}',
      primary key (id), unique (email), check (email = lower(email)));

    create table session (
      id uuid not null, user_id uuid not null, token_hash bytea not null,
      created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null, ip text,
      user_agent text,
      primary key (id), unique (token_hash),
      foreign key (user_id) references user_account (id) on delete cascade);
    create index session_by_user on session (user_id);

    create table user_token (
      id uuid not null, user_id uuid, kind text not null, token_hash bytea not null unique,
      expires_at timestamptz not null, used_at timestamptz, email text,
      primary key (id),
      foreign key (user_id) references user_account (id) on delete cascade);
    create index user_token_user on user_token (user_id);
  `.execute(db)
}

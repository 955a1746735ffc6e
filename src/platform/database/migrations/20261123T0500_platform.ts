/** The platform’s own tables: site, audit, outbox, jobs, counters. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site (
      id uuid primary key, created_at timestamptz not null, secret_fingerprint text);

    create table audit (
      id uuid not null, at timestamptz not null, kind text not null, actor_id uuid,
      actor_ip text, request_id text, target text, data jsonb not null default '{}',
      primary key (id));
    create index audit_at on audit (at, id);
    create index audit_actor on audit (actor_id, at, id);
    create index audit_target on audit (target, at, id);
    create index audit_email on audit ((data->>'email'), at, id);
    create index audit_area on audit (split_part(kind, '.', 1), at, id);

    create table outbox (
      id uuid not null, topic text not null check (topic in ('email', 'webhook')),
      payload jsonb not null, dedupe_key text not null, created_at timestamptz not null,
      next_try_at timestamptz not null, tries int not null default 0, sent_at timestamptz, last_error text,
      primary key (id), unique (dedupe_key));
    create index outbox_due on outbox (next_try_at) where sent_at is null;
    create index outbox_of_cause on outbox (dedupe_key text_pattern_ops);

    create table job (
      id uuid not null, kind text not null, payload jsonb not null default '{}',
      run_at timestamptz not null, tries int not null default 0, last_error text, done_at timestamptz,
      primary key (id));
    create index job_due on job (run_at) where done_at is null;

    create table cache_version (
      key text not null, version bigint not null default 0,
      primary key (key));

    create table cache_change (
      version bigint not null, keys text[], may_linger boolean not null,
      primary key (version));

    create table idempotency (
      scope text not null, key text not null, request_hash text not null, response jsonb,
      created_at timestamptz not null,
      primary key (scope, key));

    create table rate_limit (
      key text primary key, points int not null, expires_at timestamptz not null);
  `.execute(db)
}

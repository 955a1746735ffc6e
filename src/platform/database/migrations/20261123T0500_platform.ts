/** The platform’s own tables: site, audit, outbox, jobs, counters. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site (
      id uuid primary key, created_at timestamptz not null, secret_fingerprint text);

    create table audit (
      site_id uuid not null, id uuid not null, at timestamptz not null, kind text not null, actor_id uuid,
      actor_ip text, request_id text, target text, data jsonb not null default '{}',
      primary key (site_id, id));
    create index audit_at on audit (site_id, at, id);
    create index audit_actor on audit (site_id, actor_id, at, id);
    create index audit_target on audit (site_id, target, at, id);
    create index audit_email on audit (site_id, (data->>'email'), at, id);
    create index audit_area on audit (site_id, split_part(kind, '.', 1), at, id);

    create table outbox (
      site_id uuid not null, id uuid not null, topic text not null check (topic in ('email', 'webhook')),
      payload jsonb not null, dedupe_key text not null, created_at timestamptz not null,
      next_try_at timestamptz not null, tries int not null default 0, sent_at timestamptz, last_error text,
      primary key (site_id, id), unique (site_id, dedupe_key));
    create index outbox_due on outbox (next_try_at) where sent_at is null;
    create index outbox_of_cause on outbox (site_id, dedupe_key text_pattern_ops);

    create table job (
      site_id uuid not null, id uuid not null, kind text not null, payload jsonb not null default '{}',
      run_at timestamptz not null, tries int not null default 0, last_error text, done_at timestamptz,
      primary key (site_id, id));
    create index job_due on job (run_at) where done_at is null;

    create table cache_version (
      site_id uuid not null, key text not null, version bigint not null default 0,
      primary key (site_id, key));

    create table cache_change (
      site_id uuid not null, version bigint not null, keys text[], may_linger boolean not null,
      primary key (site_id, version));

    create table idempotency (
      site_id uuid not null, scope text not null, key text not null, request_hash text not null, response jsonb,
      created_at timestamptz not null,
      primary key (site_id, scope, key));

    create table rate_limit (
      key text primary key, points int not null, expires_at timestamptz not null);
  `.execute(db)
}

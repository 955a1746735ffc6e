/** The shop’s own texts of emails, imports of CSV files, checks of the shop. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_template (
      kind text not null, subject text not null, text text not null,
      updated_at timestamptz not null, updated_by uuid,
      primary key (kind));

    create table csv_run (
      id uuid not null, kind text not null, file_id uuid not null, file_name text not null,
      bytes bigint not null, is_write boolean not null,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')), actor_id uuid not null,
      next_line bigint not null default 1, read_bytes bigint not null default 0, created int not null default 0,
      changed int not null default 0, unchanged int not null default 0, refused int not null default 0,
      problems jsonb not null default '[]', error text, created_at timestamptz not null, finished_at timestamptz,
      makes_categories boolean not null default false, missing_categories jsonb not null default '[]',
      unknown_columns jsonb not null default '[]',
      primary key (id));
    create index csv_run_newest on csv_run (created_at desc);

    create table shop_check (
      id uuid not null, kind text not null check (kind in ('nightly', 'by_hand', 'load_test')),
      started_at timestamptz not null, finished_at timestamptz, broken jsonb not null default '[]', figures jsonb,
      error text,
      primary key (id));
    create index shop_check_newest on shop_check (kind, started_at desc);
  `.execute(db)
}

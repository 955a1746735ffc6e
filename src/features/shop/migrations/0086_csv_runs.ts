/** Imports of CSV files: how far each is, so that it goes on after a stop, and what became of its lines. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table csv_run (
      site_id uuid not null, id uuid not null, kind text not null, file_id uuid not null, file_name text not null,
      bytes bigint not null, is_write boolean not null,
      state text not null check (state in ('waiting', 'running', 'done', 'failed')),
      actor_id uuid not null, next_line bigint not null default 1, read_bytes bigint not null default 0,
      created int not null default 0, changed int not null default 0, unchanged int not null default 0,
      refused int not null default 0, problems jsonb not null default '[]', error text,
      created_at timestamptz not null, finished_at timestamptz, primary key (site_id, id));
    create index csv_run_newest on csv_run (site_id, created_at desc);
  `.execute(db)
}

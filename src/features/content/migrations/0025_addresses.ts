/** Which posts search engines may list, and the addresses that were asked for in vain. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table live add column is_indexed boolean not null default true;
    create index live_indexed on live (site_id, post_id) where url <> '' and is_indexed;

    create table missing_path (
      site_id uuid not null, path text not null, hits bigint not null default 0, first_at timestamptz not null,
      last_at timestamptz not null, referrer text not null default '', is_ignored boolean not null default false,
      primary key (site_id, path));
    create index missing_path_by_hits on missing_path (site_id, is_ignored, hits desc);
  `.execute(db)
}

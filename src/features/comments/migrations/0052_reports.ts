/** What readers report of comments: once a person and comment, open until a moderator has decided. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment_report (
      site_id uuid not null, comment_id uuid not null, reporter text not null,
      reason text not null check (reason in ('inappropriate', 'abusive', 'misinformation')),
      created_at timestamptz not null, handled_at timestamptz,
      primary key (site_id, comment_id, reporter),
      foreign key (site_id, comment_id) references comment (site_id, id) on delete cascade);
    create index comment_report_open on comment_report (site_id, comment_id) where handled_at is null;
  `.execute(db)
}

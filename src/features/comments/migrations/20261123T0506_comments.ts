/** Comments, who likes them, and what readers report of them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment (
      site_id uuid not null, id uuid not null, post_id uuid not null, parent_id uuid, value text not null,
      status text not null check (status in ('pending', 'approved', 'denied', 'flagged-inappropriate',
        'flagged-abusive', 'flagged-misinformation')),
      created_by uuid, created_by_name text not null, created_at timestamptz not null,
      primary key (site_id, id), foreign key (site_id, post_id) references post (site_id, id) on delete cascade,
      foreign key (site_id, parent_id) references comment (site_id, id) on delete cascade,
      foreign key (site_id, created_by) references user_account (site_id, id) on delete set null (created_by));
    create index comment_of_post on comment (site_id, post_id, created_at, id);
    create index comment_by_status on comment (site_id, status, created_at desc, id);
    create index comment_of_author on comment (site_id, created_by);
    create index comment_parent on comment (site_id, parent_id);

    create table comment_like (
      site_id uuid not null, comment_id uuid not null, user_id uuid not null, created_at timestamptz not null,
      primary key (site_id, comment_id, user_id),
      foreign key (site_id, comment_id) references comment (site_id, id) on delete cascade,
      foreign key (site_id, user_id) references user_account (site_id, id) on delete cascade);
    create index comment_like_user on comment_like (site_id, user_id);

    create table comment_report (
      site_id uuid not null, comment_id uuid not null, reporter text not null,
      reason text not null check (reason in ('inappropriate', 'abusive', 'misinformation')),
      created_at timestamptz not null, handled_at timestamptz,
      primary key (site_id, comment_id, reporter),
      foreign key (site_id, comment_id) references comment (site_id, id) on delete cascade);
    create index comment_report_open on comment_report (site_id, comment_id) where handled_at is null;
  `.execute(db)
}

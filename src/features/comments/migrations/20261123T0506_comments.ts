/** Comments, who likes them, and what readers report of them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment (
      id uuid not null, post_id uuid not null, parent_id uuid, value text not null,
      status text not null check (status in ('pending', 'approved', 'denied', 'flagged-inappropriate',
        'flagged-abusive', 'flagged-misinformation')),
      created_by uuid, created_by_name text not null, created_at timestamptz not null,
      primary key (id), foreign key (post_id) references post (id) on delete cascade,
      foreign key (parent_id) references comment (id) on delete cascade,
      foreign key (created_by) references user_account (id) on delete set null (created_by));
    create index comment_of_post on comment (post_id, created_at, id);
    create index comment_by_status on comment (status, created_at desc, id);
    create index comment_of_author on comment (created_by);
    create index comment_parent on comment (parent_id);

    create table comment_like (
      comment_id uuid not null, user_id uuid not null, created_at timestamptz not null,
      primary key (comment_id, user_id),
      foreign key (comment_id) references comment (id) on delete cascade,
      foreign key (user_id) references user_account (id) on delete cascade);
    create index comment_like_user on comment_like (user_id);

    create table comment_report (
      comment_id uuid not null, reporter text not null,
      reason text not null check (reason in ('inappropriate', 'abusive', 'misinformation')),
      created_at timestamptz not null, handled_at timestamptz,
      primary key (comment_id, reporter),
      foreign key (comment_id) references comment (id) on delete cascade);
    create index comment_report_open on comment_report (comment_id) where handled_at is null;
  `.execute(db)
}

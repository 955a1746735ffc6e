/** What visitors sent by the forms of the site. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table form_submission (
      id uuid not null, form_id uuid not null, value jsonb not null,
      status text not null default 'new' check (status in ('new', 'read', 'archived', 'spam')),
      is_starred boolean not null default false, page_url text not null default '', created_by uuid,
      created_at timestamptz not null,
      primary key (id), foreign key (form_id) references post (id) on delete cascade);
    create index form_submission_newest on form_submission (form_id, created_at desc, id);
    create index form_submission_unread on form_submission (form_id) where status = 'new';
  `.execute(db)
}

/** Words that were replaced in many posts: how far that is, and what leads back for a day. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_replacement (
      id uuid primary key,
      actor_id uuid not null references user_account (id) on delete cascade,
      query jsonb not null,
      state text not null,
      made_at timestamptz not null
    )`.execute(db)
  await sql`create index text_replacement_by_actor on text_replacement (actor_id, made_at)`.execute(db)
  await sql`
    create table text_replacement_post (
      replacement_id uuid not null references text_replacement (id) on delete cascade,
      post_id uuid not null references post (id) on delete cascade,
      title text not null,
      version integer not null,
      places jsonb not null,
      state text not null,
      reason text not null default '',
      earlier jsonb,
      after_number integer,
      primary key (replacement_id, post_id)
    )`.execute(db)
  await sql`create index text_replacement_post_by_post on text_replacement_post (post_id)`.execute(db)
}

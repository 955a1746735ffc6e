/** Who has a post open in the editor, in which window, and who of them writes. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_presence (
      site_id uuid not null, post_id uuid not null, tab text not null, user_id uuid not null,
      began_at timestamptz not null, seen_at timestamptz not null,
      is_writing boolean not null default false, writes_since timestamptz, asked_at timestamptz, refused_at timestamptz,
      primary key (site_id, post_id, tab),
      foreign key (site_id, post_id) references post (site_id, id) on delete cascade,
      foreign key (site_id, user_id) references user_account (site_id, id) on delete cascade);
    create unique index post_presence_writer on post_presence (site_id, post_id) where is_writing;
  `.execute(db)
}

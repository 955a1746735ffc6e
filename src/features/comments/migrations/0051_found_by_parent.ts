/** Answers to a comment, and what somebody liked, are found by an index when the comment or the person goes. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index comment_parent on comment (site_id, parent_id);
    create index comment_like_user on comment_like (site_id, user_id);
  `.execute(db)
}

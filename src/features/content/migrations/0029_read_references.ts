/** Queues the reading of what each post uses: categories and tags that blocks name are known from now on, also of older posts. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into job (site_id, id, kind, run_at) select id, gen_random_uuid(), 'content.read_references', now() from site`.execute(
    db,
  )
}

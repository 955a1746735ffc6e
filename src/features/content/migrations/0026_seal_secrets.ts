/** Queues the work of sealing secret values that were stored readable. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into job (site_id, id, kind, run_at) select id, gen_random_uuid(), 'content.seal_secrets', now() from site`.execute(
    db,
  )
}

/** What each counted change of a site was: the keys of what pages show, the newest thousand changes. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cache_change (
      site_id uuid not null, version bigint not null, keys text[], may_linger boolean not null, primary key (site_id, version));`.execute(
    db,
  )
}

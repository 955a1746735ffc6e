/** Versions that hold sealed values are found at once: by the rotation of the secret and by the look for what cannot be read. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index post_version_sealed on post_version (site_id, id)
    where jsonb_path_exists(metas, '$[*] ? (@.name like_regex "_secret$" && @.value starts with "sealed:")')`.execute(
    db,
  )
}

/** When the widths of a picture were made; and the order in which folders are listed and searched. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media add column fitted_at timestamptz;
    create index media_unfitted on media (site_id, id) where fitted_at is null and root = 'public';
    create index media_in_folder on media (site_id, root, folder, created_at desc, id desc);
  `.execute(db)
}

/** The audit log is read by time, by who acted, by whom it is about, and by area. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_at on audit (site_id, at, id);
    create index audit_actor on audit (site_id, actor_id, at, id);
    create index audit_target on audit (site_id, target, at, id);
    create index audit_email on audit (site_id, (data->>'email'), at, id);
    create index audit_area on audit (site_id, split_part(kind, '.', 1), at, id);
    drop index audit_kind;`.execute(db)
}

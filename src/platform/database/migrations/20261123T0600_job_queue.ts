/** Jobs: whose try is running, the next one of each kind, and what became of those that are over. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job add column if not exists held_by uuid;
    drop index job_due;
    create index job_due on job (kind, run_at) where done_at is null;
    create index if not exists job_over on job (done_at) where done_at is not null;
    create index if not exists job_failing on job (run_at) where last_error is not null;
  `.execute(db)
}

/** Which rows the demo put into a new site, and how they were then: what an owner made or changed is told from it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_row (
      kind text not null, row_id text not null, noted jsonb not null default '{}',
      primary key (kind, row_id));
  `.execute(db)
}

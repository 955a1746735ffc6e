/** An order that staff makes may ask another price than the shop does; the line says so (I10). */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column is_own_price boolean not null default false`.execute(db)
}

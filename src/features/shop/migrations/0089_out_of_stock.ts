/**
 * A hold that cannot be had fails its statement. The commit can then travel with the hold: other buyers of the same pieces
 * wait for the database alone, and not for this buyer's server to look at an answer first (holds.ts).
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function shop_out_of_stock(variants uuid[]) returns uuid language plpgsql as $$
    begin
      raise exception 'Out of stock' using errcode = 'PL001', detail = array_to_string(variants, ',');
    end
    $$
  `.execute(db)
}

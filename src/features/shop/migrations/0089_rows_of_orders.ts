/**
 * What belongs to an order, or to a variant, is found by an index: without one each receipt read the tax lines of every
 * order ever placed. Carts of guests leave the index of people's carts, which grew with every visitor who bought nothing.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_tax_line_order on order_tax_line (site_id, order_id);
    create index order_adjustment_order on order_adjustment (site_id, order_id);
    create index refund_order on refund (site_id, order_id);
    create index shipment_order on shipment (site_id, order_id);
    create index discount_use_order on discount_use (site_id, order_id);
    create index cart_line_variant on cart_line (site_id, variant_id);
    drop index cart_of_user;
    create unique index cart_of_user on cart (site_id, user_id) where state = 'active' and user_id is not null;
  `.execute(db)
}

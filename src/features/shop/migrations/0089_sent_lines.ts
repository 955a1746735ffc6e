/** A line says whether anything of it is sent or handed over; a parcel may name the page that follows it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line add column requires_shipping boolean not null default true;
    update order_line set requires_shipping = variant.requires_shipping from product_variant variant
      where variant.site_id = order_line.site_id and variant.id = order_line.variant_id;
    update order_line set requires_shipping = false from orders
      where orders.site_id = order_line.site_id and orders.id = order_line.order_id and orders.made_by is not null and order_line.variant_id is null;
    alter table shipment add column tracking_url text not null default '';
    create index orders_unfinished on orders (site_id, created_at desc, id)
      where order_state in ('placed', 'review') and fulfilment_state in ('none', 'partial', 'ready_for_pickup');
  `.execute(db)
}

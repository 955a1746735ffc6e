/** Each line and the delivery of an order say which taxes they were sold with, and each refund what it takes back of them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line add column taxes jsonb;
    alter table orders add column shipping_taxes jsonb;
    alter table refund_line drop constraint refund_line_quantity_check;
    alter table refund_line add constraint refund_line_quantity_check check (quantity >= 0);
    alter table refund_line add column amount_minor bigint not null default 0 check (amount_minor >= 0);
    alter table refund_line add column taxes jsonb not null default '[]';
    alter table refund add column shipping_minor bigint not null default 0 check (shipping_minor >= 0);
    alter table refund add column shipping_taxes jsonb not null default '[]';
    alter table refund add column kind text not null default 'refund' check (kind in ('refund', 'dispute'));
    update refund set kind = 'dispute' where reason = 'Dispute lost';
    update refund_line set amount_minor = line.total_minor * refund_line.quantity / line.quantity
      from order_line line where line.site_id = refund_line.site_id and line.id = refund_line.order_line_id;
    alter table orders drop constraint orders_payment_state_check;
    alter table orders add constraint orders_payment_state_check check (payment_state in
      ('unpaid', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed', 'disputed', 'charged_back'));
  `.execute(db)
}

/** What must always hold in the shop (I1 to I12): each is a query that finds nothing, in tests and every night. */
import { sql } from 'kysely'
import type { Platform } from '#platform/context.ts'

const queries: Record<string, (now: Date) => ReturnType<typeof sql<{ what: string }>>> = {
  'I1 less on hand than reserved': () => sql`
    select variant_id::text as what from stock_level where on_hand - reserved < 0`,
  'I2 reserved differs from the holds': () => sql`
    select stock.variant_id::text as what from stock_level stock where reserved <> (
      select coalesce(sum(quantity), 0) from reservation held where held.variant_id = stock.variant_id and held.store_id = stock.store_id and held.state = 'held')`,
  'I3 stock differs from its ledger': () => sql`
    select stock.variant_id::text as what from stock_level stock where (on_hand, reserved) <> (
        select coalesce(sum(delta_on_hand), 0), coalesce(sum(delta_reserved), 0) from stock_movement moved
        where moved.variant_id = stock.variant_id
          and moved.store_id = stock.store_id)`,
  'I4 an order does not add up': () => sql`
    select number as what from orders where total_minor <> shipping_minor + (
      select coalesce(sum(total_minor), 0) from order_line
      where order_line.order_id = orders.id)`,
  'I5 paid differs from the payments': () => sql`
    select number as what from orders where (
      (order_state = 'placed' and provider <> 'manual' and paid_minor < total_minor)
      or paid_minor <> (select coalesce(sum(amount_minor), 0) from payment
        where payment.order_id = orders.id and payment.state = 'succeeded'))`,
  'I6 paid twice': () => sql`
    select number as what from orders where order_state <> 'review'
      and (select count(*) from payment where payment.order_id = orders.id
        and payment.state = 'succeeded') > 1
      and not exists (select 1 from refund where refund.order_id = orders.id)`,
  'I7 refunded more than paid': () => sql`
    select number as what from orders where (select coalesce(sum(amount_minor), 0) from refund where refund.order_id = orders.id and refund.state <> 'failed') >
      (select coalesce(sum(amount_minor), 0) from payment where payment.order_id = orders.id and payment.state = 'succeeded')`,
  'I8 two live orders of one cart': () => sql`
    select cart_id::text as what from orders where cart_id is not null
      and order_state in ('pending', 'placed', 'completed', 'review') group by cart_id having count(*) > 1`,
  'I9 an event waits for more than ten minutes': (now) => sql`
    select event_id as what from payment_event where processed_at is null
      and received_at < ${new Date(now.getTime() - 600_000)}`,
  'I10 a price that the shop did not ask then': () => sql`
    select orders.number as what from order_line join orders
      on orders.id = order_line.order_id
    where orders.cart_id is not null and order_line.variant_id is not null
      and (not order_line.is_own_price or orders.made_by is null)
      and not exists (select 1 from price_history past where past.variant_id = order_line.variant_id and past.currency = orders.currency
        and past.amount_minor = order_line.unit_minor and past.at <= orders.created_at
        and (past.store_id is null or past.store_id = orders.store_id)
        and not exists (select 1 from price_history later where later.variant_id = past.variant_id and later.currency = past.currency
          and later.store_id is not distinct from past.store_id and later.at > past.at
          and later.at < orders.created_at - interval '10 seconds'))`,
  'I11 a hold without a waiting order': (now) => sql`
    select orders.number as what from reservation join orders
      on orders.id = reservation.order_id
    where reservation.state = 'held' and (orders.order_state <> 'pending'
      or orders.hold_expires_at < ${new Date(now.getTime() - 300_000)})`,
  'I12 a discount used too often': () => sql`
    select code as what from discount where limit_total < (
      select count(*) from discount_use used where used.discount_id = discount.id)`,
}

/** What is looked at, in words. */
export const invariantNames: string[] = Object.keys(queries)

export interface Violation {
  invariant: string
  what: string[]
}

/** Runs all invariants; an empty list is what everybody wants to see. */
export async function brokenInvariants(platform: Platform): Promise<Violation[]> {
  const broken: Violation[] = []
  for (const [invariant, query] of Object.entries(queries)) {
    const { rows } = await query(platform.clock.now()).execute(platform.db)
    if (rows.length > 0) broken.push({ invariant, what: rows.slice(0, 20).map(({ what }) => what) })
  }
  return broken
}

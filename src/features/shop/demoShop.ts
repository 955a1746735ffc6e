/** What the demo put into the shop of a new site: orders, locations, delivery, discounts, and what its products had on the shelf. */
import { sql, type Transaction } from 'kysely'
import type { Db } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { isDemoRow, isUnchangedDemoRow, noteDemoRows, type DemoLeft } from '#platform/database/demoRows.ts'
import type { Database } from '#platform/database/schema.ts'

const noted = ['orders', 'product_variant', 'store_location', 'discount', 'shipping_zone'] as const

export async function noteDemoShop(db: Db): Promise<void> {
  for (const table of noted) await noteDemoRows(db, table)
}

export async function countDemoShop(db: Db, left: DemoLeft): Promise<void> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from orders where ${isDemoRow('orders')}`.execute(db)
  left.orders += Number(rows[0]?.count ?? 0)
}

/** After the posts of the demo: what somebody's own order, cart or product still names is left. */
export async function removeDemoShop(db: Transaction<Database>): Promise<void> {
  await removeOrders(db)
  await removeVariants(db)
  await removePlaces(db)
  await sql`delete from discount where ${isUnchangedDemoRow('discount')}
    and not exists (select from discount_use where discount_id = discount.id)
    and not exists (select from cart where discount_id = discount.id)`.execute(db)
  await sql`delete from shipping_zone where ${isUnchangedDemoRow('shipping_zone')}`.execute(db)
  await dropAllCachedPages(db, 'content')
}

/** Nobody paid for them, so their invoices go too; the numbers of invoices begin anew where none is left. */
async function removeOrders(db: Db): Promise<void> {
  await sql`delete from invoice where order_id in (select id from orders where ${isDemoRow('orders')})
    or refund_id in (select id from refund where order_id in (select id from orders where ${isDemoRow('orders')}))`.execute(
    db,
  )
  await sql`delete from invoice_counter
    where not exists (select from invoice where invoice.series = invoice_counter.series)
      and exists (select from demo_row where kind = 'orders')`.execute(db)
  await sql`delete from orders where ${isDemoRow('orders')}
    and not exists (select from reservation where order_id = orders.id and state = 'held')`.execute(db)
}

/** Of products that are gone; an order that was placed since keeps its variant with its stock and what it cost then. */
async function removeVariants(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from product_variant where ${isDemoRow('product_variant')}
      and not exists (select from post where post.id = product_variant.post_id)
      and not exists (select from order_line where variant_id = product_variant.id)
      and not exists (select from reservation where variant_id = product_variant.id)
    for update`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (const table of ['cart_line', 'stock_movement', 'price_history', 'stock_level'] as const)
    await sql`delete from ${sql.table(table)} where variant_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from product_variant where id = any(${ids}::uuid[])`.execute(db)
}

/** Locations with their rates for pickup, unless stock is counted or an order waits there. */
async function removePlaces(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from store_location where ${isUnchangedDemoRow('store_location')}
      and not exists (select from stock_level where store_id = store_location.id)
      and not exists (select from orders where store_id = store_location.id)
    for update`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from shipping_rate where store_id = any(${ids}::uuid[])`.execute(db)
  await sql`update cart set store_id = null where store_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from store_location where id = any(${ids}::uuid[])`.execute(db)
}

/** The shop in numbers for the dashboard; test orders are no revenue. */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { currencyDataOf, currencyOf } from './facts.ts'

export interface OrderStats {
  orders: number
  test_orders: number
  /** Paid less refunded, without test orders, in the site's currency. */
  revenue_minor: number
  /** The same of test orders only: no money, shown apart. */
  test_revenue_minor: number
  currency: { code: string | null; symbol: string; exponent: number }
  /** Paid or promised and not packed yet, test orders among them. */
  waiting: number
  waiting_test: number
  by_day: { day: string; orders: number; revenue_minor: number }[]
}

/** Counts orders that were placed within [from, to). */
export async function orderStats(db: Db, siteId: string, from: Date, to: Date): Promise<OrderStats> {
  const currency = await currencyOf(db, siteId)
  const { rows } = await sql<{ day: string; orders: number; test_orders: number; revenue: number; test_revenue: number }>`
    select to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where not is_test)::int as orders, count(*) filter (where is_test)::int as test_orders,
      coalesce(sum(paid_minor - refunded_minor) filter (where not is_test and currency = ${currency}), 0)::bigint as revenue,
      coalesce(sum(paid_minor - refunded_minor) filter (where is_test and currency = ${currency}), 0)::bigint as test_revenue
    from orders where site_id = ${siteId} and placed_at >= ${from} and placed_at < ${to}
    group by 1 order by 1`.execute(db)
  const waiting = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('is_test', '=', true).as('test'),
    ])
    .where('site_id', '=', siteId)
    .where('order_state', '=', 'placed')
    .where('fulfilment_state', 'in', ['none', 'partial'])
    .executeTakeFirst()
  return {
    orders: rows.reduce((whole, row) => whole + row.orders, 0),
    test_orders: rows.reduce((whole, row) => whole + row.test_orders, 0),
    revenue_minor: rows.reduce((whole, row) => whole + row.revenue, 0),
    test_revenue_minor: rows.reduce((whole, row) => whole + row.test_revenue, 0),
    currency: currencyDataOf(currency),
    waiting: Number(waiting?.count ?? 0),
    waiting_test: Number(waiting?.test ?? 0),
    by_day: rows.map((row) => ({
      day: row.day,
      orders: row.orders + row.test_orders,
      revenue_minor: row.revenue,
    })),
  }
}

/** The shop in numbers for the dashboard; test orders are no revenue. */
import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import type { CurrencyData } from '#ui/price.ts'
import { currencyDataOf, currencyOf } from './pricing/shopContext.ts'
import type { NeedFilter } from './orders/orderStates.ts'
import { needConditions } from './orders/orderStatus.ts'

export interface OrderStats {
  orders: number
  test_orders: number
  /** Paid less refunded, without test orders, in the site's currency. */
  revenue_minor: number
  /** The same of test orders only: no money, shown apart. */
  test_revenue_minor: number
  currency: CurrencyData
  /** What was sold in other currencies, as before a change: each is its own money and is added to nothing. */
  others: { currency: CurrencyData; orders: number; revenue_minor: number }[]
  /** To be packed (`needs`), test orders among them. */
  waiting: number
  waiting_test: number
  waiting_unpaid: number
  handing_over: number
  /** Sent or picked up, with money still to come. */
  handed_over_unpaid: number
  attention: number
  by_day: { day: string; orders: number; revenue_minor: number }[]
}

/** Counts orders that were placed within [from, to). */
export async function orderStats(db: Db, from: Date, to: Date): Promise<OrderStats> {
  const currency = await currencyOf(db)
  const { rows } = await sql<{
    day: string
    orders: number
    test_orders: number
    revenue: number
    test_revenue: number
  }>`
    select to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where not is_test)::int as orders, count(*) filter (where is_test)::int as test_orders,
      coalesce(sum(paid_minor - refunded_minor) filter (where not is_test and currency = ${currency}), 0)::bigint as revenue,
      coalesce(sum(paid_minor - refunded_minor) filter (where is_test and currency = ${currency}), 0)::bigint as test_revenue
    from orders where placed_at >= ${from} and placed_at < ${to}
    group by 1 order by 1`.execute(db)
  const { rows: others } = await sql<{ currency: string; orders: number; revenue: number }>`
    select currency, count(*)::int as orders, sum(paid_minor - refunded_minor)::bigint as revenue
    from orders where placed_at >= ${from} and placed_at < ${to} and not is_test and currency <> ${currency}
    group by currency order by orders desc, currency`.execute(db)
  const [waiting] = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(needConditions.packing).as('packing'),
      fn.countAll<number>().filterWhere(needConditions.packing).filterWhere('is_test', '=', true).as('test'),
      fn
        .countAll<number>()
        .filterWhere(needConditions.packing)
        .filterWhere(needConditions.payment)
        .as('unpaid'),
      fn
        .countAll<number>()
        .filterWhere(needConditions.payment)
        .filterWhere('fulfilment_state', 'in', ['shipped', 'delivered', 'picked_up'])
        .as('handed_over_unpaid'),
      fn.countAll<number>().filterWhere(needConditions.handing_over).as('handing_over'),
      fn.countAll<number>().filterWhere(needConditions.attention).as('attention'),
    ])
    .where(mayAskForSomething())
    .execute()
  return {
    orders: rows.reduce((whole, row) => whole + row.orders, 0),
    test_orders: rows.reduce((whole, row) => whole + row.test_orders, 0),
    revenue_minor: rows.reduce((whole, row) => whole + row.revenue, 0),
    test_revenue_minor: rows.reduce((whole, row) => whole + row.test_revenue, 0),
    currency: currencyDataOf(currency),
    others: others.map(({ currency: code, orders, revenue }) => ({
      currency: currencyDataOf(code),
      orders,
      revenue_minor: revenue,
    })),
    waiting: Number(waiting?.packing ?? 0),
    waiting_test: Number(waiting?.test ?? 0),
    waiting_unpaid: Number(waiting?.unpaid ?? 0),
    handing_over: Number(waiting?.handing_over ?? 0),
    handed_over_unpaid: Number(waiting?.handed_over_unpaid ?? 0),
    attention: Number(waiting?.attention ?? 0),
    by_day: rows.map((row) => ({
      day: row.day,
      orders: row.orders + row.test_orders,
      revenue_minor: row.revenue,
    })),
  }
}

/** Of all orders ever made only these can ask for anything, but for money that is waited for before anything left. */
function mayAskForSomething() {
  return ({ or, eb, selectFrom }: ExpressionBuilder<Database, 'orders'>) =>
    or([
      eb('order_state', 'in', ['placed', 'review']),
      eb('payment_state', '=', 'disputed'),
      eb.and([eb('order_state', '=', 'completed'), eb('payment_state', 'in', ['unpaid', 'failed'])]),
      eb.and([
        eb('order_state', 'in', ['cancelled', 'expired']),
        eb('paid_minor', '>', eb.ref('refunded_minor')),
      ]),
      eb(eb('paid_minor', '-', eb.ref('refunded_minor')), '>', eb.ref('total_minor')),
      eb('id', 'in', selectFrom('refund').select('order_id').where('state', '<>', 'succeeded')),
    ])
}

export type OrderCounts = Record<NeedFilter | 'all', number>

/** How many orders each given view of the list holds. */
export async function orderCounts(db: Db): Promise<OrderCounts> {
  const ofSite = db.selectFrom('orders')
  const asked = await ofSite
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(needConditions.todo).as('todo'),
      fn.countAll<number>().filterWhere(needConditions.packing).as('packing'),
      fn.countAll<number>().filterWhere(needConditions.handing_over).as('handing_over'),
      fn.countAll<number>().filterWhere(needConditions.attention).as('attention'),
    ])
    .where(mayAskForSomething())
    .executeTakeFirstOrThrow()
  const counted = await ofSite
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(needConditions.payment).as('payment'),
    ])
    .executeTakeFirstOrThrow()
  return {
    all: Number(counted.all),
    todo: Number(asked.todo),
    packing: Number(asked.packing),
    handing_over: Number(asked.handing_over),
    attention: Number(asked.attention),
    payment: Number(counted.payment),
  }
}

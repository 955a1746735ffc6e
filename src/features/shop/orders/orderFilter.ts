/** What a list of orders is narrowed by: the same for the list, its export, and whoever asks for either. */
import { sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { readSetting } from '#features/settings/index.ts'
import type { Db } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { fulfilmentStates, needFilters, orderStates, orderStatuses, paymentStates } from './orderStates.ts'
import { needConditions, statusOfOrder } from './orderStatus.ts'

/** Days are those of the site's time zone, both of them within. */
export const orderFilterFields = {
  order_state: z.enum(orderStates).optional(),
  payment_state: z.enum(paymentStates).optional(),
  fulfilment_state: z.enum(fulfilmentStates).optional(),
  status: z.enum(orderStatuses).optional(),
  needs: z.enum(needFilters).optional(),
  /** Part of the number, the address or a title. */
  keywords: z.string().max(200).optional(),
  is_test: z.enum(['true', 'false']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

const orderFilter = z.object(orderFilterFields)

export interface OrderFilter extends z.output<typeof orderFilter> {
  /** Only orders of this account. */
  userId?: string
  timeZone: string
}

export async function orderTimeZone(db: Db): Promise<string> {
  return (await readSetting(db, 'time_zone')) || 'UTC'
}

export function filteredOrders<O>(
  start: SelectQueryBuilder<Database, 'orders', O>,
  filter: OrderFilter,
): SelectQueryBuilder<Database, 'orders', O> {
  let query = start
  const dayBegins = (day: string, after: number) =>
    sql<Date>`((${day}::date + ${after}::int)::timestamp at time zone ${filter.timeZone})`
  if (filter.userId) query = query.where('orders.user_id', '=', filter.userId)
  if (filter.order_state) query = query.where('orders.order_state', '=', filter.order_state)
  if (filter.payment_state) query = query.where('orders.payment_state', '=', filter.payment_state)
  if (filter.fulfilment_state) query = query.where('orders.fulfilment_state', '=', filter.fulfilment_state)
  if (filter.status) query = query.where(statusOfOrder, '=', filter.status)
  if (filter.needs) query = query.where(needConditions[filter.needs])
  if (filter.is_test !== undefined) query = query.where('orders.is_test', '=', filter.is_test === 'true')
  if (filter.from) query = query.where('orders.created_at', '>=', dayBegins(filter.from, 0))
  if (filter.to) query = query.where('orders.created_at', '<', dayBegins(filter.to, 1))
  if (filter.keywords?.trim()) {
    const pattern = `%${filter.keywords.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where(
      sql<boolean>`(orders.number ilike ${pattern} or orders.email ilike ${pattern} or orders.addresses->'shipping'->>'name' ilike ${pattern}
        or orders.addresses->'pickup'->>'name' ilike ${pattern} or exists (
        select 1 from order_line where order_line.order_id = orders.id
          and order_line.title ilike ${pattern}))`,
    )
  }
  return query
}

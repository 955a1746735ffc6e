/** The order's timeline: every move of its states and everything that people did with it, append-only. */
import type { Selectable, Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { insertion, statement } from '#platform/database/statement.ts'
import { defer } from '#platform/database/batch.ts'
import { checkFulfilmentMove, checkOrderMove, checkPaymentMove } from './orderStates.ts'
import type { FulfilmentState, OrderState, PaymentState } from './orderStates.ts'
import type { OrdersTable } from './tables.ts'

export type Order = Selectable<OrdersTable>

interface EventDetails {
  actorId?: string | null
  data?: Record<string, unknown>
}

/** The statement that writes one line of the timeline. */
export function eventInsert(
  platform: Platform,
  orderId: string,
  kind: string,
  { actorId, data }: EventDetails = {},
) {
  return insertEvents([
    {
      id: platform.newId(),
      order_id: orderId,
      at: platform.clock.now(),
      kind,
      actor_id: actorId ?? null,
      data: JSON.stringify(data ?? {}),
    },
  ])
}

const insertEvents = insertion('order_event', ['id', 'order_id', 'at', 'kind', 'actor_id', 'data'])

export async function writeEvent(
  platform: Platform,
  db: Db,
  orderId: string,
  kind: string,
  details?: EventDetails,
): Promise<void> {
  await eventInsert(platform, orderId, kind, details).execute(db)
}

/** The statement that locks an order. */
export const orderLock = statement<{ orderId: string }>()((db, slot) =>
  db.selectFrom('orders').selectAll().where('id', '=', slot('orderId')).forUpdate(),
)

export async function lockOrder(db: Transaction<Database>, orderId: string): Promise<Order | null> {
  const { rows } = await orderLock({ orderId }).execute(db)
  return rows[0] ?? null
}

export interface Moves {
  order_state?: OrderState
  payment_state?: PaymentState
  fulfilment_state?: FulfilmentState
}

/**
 * Moves a locked order's states, by the table of legal moves only, and writes it into the timeline.
 * @throws Problem order.move (422)
 */
export async function moveOrder(
  platform: Platform,
  db: Db,
  order: Order,
  moves: Moves,
  options: EventDetails & {
    kind?: string
    set?: Partial<Pick<Order, 'paid_minor' | 'refunded_minor' | 'placed_at' | 'email'>>
  } = {},
): Promise<Order> {
  if (moves.order_state) checkOrderMove(order.order_state, moves.order_state)
  if (moves.payment_state) checkPaymentMove(order.payment_state, moves.payment_state)
  if (moves.fulfilment_state) checkFulfilmentMove(order.fulfilment_state, moves.fulfilment_state)
  const next = { ...order, ...moves, ...options.set }
  const kind = options.kind ?? moves.order_state ?? moves.payment_state ?? moves.fulfilment_state ?? 'changed'
  const data = {
    ...(moves.order_state && { order_state: [order.order_state, moves.order_state] }),
    ...(moves.payment_state && { payment_state: [order.payment_state, moves.payment_state] }),
    ...(moves.fulfilment_state && { fulfilment_state: [order.fulfilment_state, moves.fulfilment_state] }),
    ...options.data,
  }
  await defer(
    db,
    updateOrder({ ...next }),
    eventInsert(platform, order.id, kind, { actorId: options.actorId, data }),
  )
  return next
}

type Moved =
  | 'id'
  | 'order_state'
  | 'payment_state'
  | 'fulfilment_state'
  | 'paid_minor'
  | 'refunded_minor'
  | 'placed_at'
  | 'email'

const updateOrder = statement<Pick<Order, Moved> & {}>()((db, slot) =>
  db
    .updateTable('orders')
    .set({
      order_state: slot('order_state'),
      payment_state: slot('payment_state'),
      fulfilment_state: slot('fulfilment_state'),
      paid_minor: slot('paid_minor'),
      refunded_minor: slot('refunded_minor'),
      placed_at: slot('placed_at'),
      email: slot('email'),
    })
    .where('id', '=', slot('id')),
)

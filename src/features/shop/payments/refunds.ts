/**
 * Money back, in whole or in part: the refund row first, the provider's call second, with a key of the row's id. So two
 * people can't refund the same money, and a call that is repeated refunds once.
 */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { formatNumber } from '#platform/language/format.ts'
import { formatPrice } from '#ui/price.ts'
import { revokeDownloads } from '../downloads/downloads.ts'
import { minor, sum, type Minor } from '../pricing/money.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import type { PaymentState } from '../orders/orderStates.ts'
import { problem } from '../problems.ts'
import { providerNamed } from './providers.ts'
import { partsOfRefund, valueOfItems } from '../orders/refundParts.ts'
import { lockOrder, moveOrder, writeEvent, type Order } from '../orders/events.ts'
import { readOrderDetails } from '../orders/orderDetails.ts'
import { lockedOrder } from '../orders/oneOrder.ts'
import { settleFulfilment } from '../orders/itemsToShip.ts'
import { orderLeft, type LineLeft, type OrderLeft } from '../orders/orderLeft.ts'
import { restock } from '../orders/restock.ts'

export interface RefundRequest {
  orderId: string
  /** Default: what lines and shipping are worth, or everything that is left where neither is given. */
  amount?: number
  /** Items that come back. */
  lines?: { lineId: string; quantity: number }[]
  /** What of the delivery is given back. */
  shipping?: number
  restock?: boolean
  reason?: string
  actorId?: string | null
  /** The money went back another way (cash, a transfer): it is written down only. */
  isManual?: boolean
  /** Default: the order's paid payment. */
  paymentId?: string
}

/**
 * Refunds money of an order.
 * @throws Problem refund.too_much (422), order.missing (404)
 * @returns the refund's id
 */
export async function refundPayment(platform: Platform, request: RefundRequest): Promise<string> {
  const id = await platform.transaction((db) => requestRefund(platform, db, request))
  if (request.isManual) await settleRefund(platform, { id, ref: `by_hand_${id}`, state: 'succeeded' })
  else await sendRefund(platform, id)
  return id
}

/**
 * Writes the refund down in the caller's transaction; `sendRefund` or the worker calls the provider after it.
 * @throws Problem refund.too_much (422), order.missing (404)
 */
export async function requestRefund(
  platform: Platform,
  db: Transaction<Database>,
  request: RefundRequest,
): Promise<string> {
  const order = await lockedOrder(db, request.orderId)
  let payments = db
    .selectFrom('payment')
    .select(['id', 'amount_minor'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'succeeded')
  if (request.paymentId) payments = payments.where('id', '=', request.paymentId)
  const payment = await payments.orderBy('created_at').executeTakeFirst()
  if (!payment) throw tooMuch(order, 0)
  const earlier = await db
    .selectFrom('refund')
    .select(['amount_minor'])
    .where('payment_id', '=', payment.id)
    .where('state', '<>', 'failed')
    .execute()
  const left = payment.amount_minor - earlier.reduce((whole, row) => whole + row.amount_minor, 0)
  const known = await orderLeft(db, order)
  const wantsAll =
    request.amount === undefined && request.lines === undefined && request.shipping === undefined
  const quantities = new Map(
    wantsAll
      ? known.lines.map((line) => [line.id, line.quantityLeft])
      : (request.lines ?? []).flatMap(({ lineId, quantity }) => (quantity > 0 ? [[lineId, quantity]] : [])),
  )
  const value = sum([...quantities].map(([lineId, quantity]) => refundValueOf(known.lines, lineId, quantity)))
  const shipping = minor(request.shipping ?? 0)
  if (shipping > known.shipping.left) throw tooMuch(order, known.shipping.left)
  const amount = request.amount ?? (wantsAll ? left : value + shipping)
  if (amount < 1 || amount > left) throw tooMuch(order, left)
  const id = platform.newId()
  await insertRefund(platform, db, order, {
    id,
    paymentId: payment.id,
    ref: null,
    amount,
    kind: 'refund',
    known,
    quantities,
    shipping,
    restock: request.restock,
    reason: request.reason ?? '',
    actorId: request.actorId,
  })
  return id
}

interface RefundRow {
  id: string
  paymentId: string
  ref: string | null
  amount: number
  kind: 'refund' | 'dispute'
  known: OrderLeft
  quantities: ReadonlyMap<string, number>
  shipping: Minor
  restock?: boolean | undefined
  reason: string
  actorId?: string | null | undefined
}

/** Writes a refund with its parts; money that was paid beyond the order is no part of what was sold. @returns false where it is there already */
export async function insertRefund(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  row: RefundRow,
): Promise<boolean> {
  const overpaid = Math.max(0, order.paid_minor - order.total_minor - row.known.overpaidBack)
  const parts = partsOfRefund(row.known, {
    amount: minor(Math.max(0, row.amount - overpaid)),
    quantities: row.quantities,
    shipping: row.shipping,
  })
  const made = await db
    .insertInto('refund')
    .values({
      id: row.id,
      payment_id: row.paymentId,
      order_id: order.id,
      amount_minor: row.amount,
      state: 'requested',
      provider_ref: row.ref,
      kind: row.kind,
      shipping_minor: parts.shipping.amount,
      shipping_taxes: JSON.stringify(parts.shipping.taxes),
      restock: row.restock ?? false,
      reason: row.reason,
      actor_id: row.actorId ?? null,
      created_at: platform.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['provider_ref']).doNothing())
    .executeTakeFirst()
  if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return false
  const lines = parts.lines.map(({ id, quantity, amount, taxes }) => ({
    refund_id: row.id,
    order_line_id: id,
    quantity,
    amount_minor: amount,
    taxes: JSON.stringify(taxes),
  }))
  if (lines.length > 0) await db.insertInto('refund_line').values(lines).execute()
  await writeEvent(platform, db, order.id, row.kind === 'dispute' ? 'dispute_lost' : 'refund_requested', {
    actorId: row.actorId,
    data: { amount_minor: row.amount, reason: row.reason },
  })
  return true
}

/** `available` in minor units for programs, `most` for the sentence. */
const tooMuch = (order: Order, available: number) =>
  problem('refund.too_much', { available, most: formatPrice(available, currencyDataOf(order.currency)) })

/** @throws Problem refund.too_much (422) where fewer items are left, or the line is not of this order */
function refundValueOf(known: readonly LineLeft[], lineId: string, quantity: number): Minor {
  const line = known.find(({ id }) => id === lineId)
  const available = line?.quantityLeft ?? 0
  if (!line || quantity > available)
    throw problem('refund.too_much', { available, most: formatNumber(available) })
  return valueOfItems(line, quantity)
}

/** Calls the provider for a requested refund; also what the worker repeats when an answer was lost. */
export async function sendRefund(platform: Platform, refundId: string): Promise<void> {
  const row = await platform.db
    .selectFrom('refund')
    .innerJoin('payment', (join) => join.onRef('payment.id', '=', 'refund.payment_id'))
    .select([
      'refund.amount_minor',
      'refund.state',
      'payment.currency',
      'payment.provider',
      'payment.provider_ref',
      'payment.capture_ref',
    ])
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  if (!row || row.state !== 'requested') return
  const answer = await providerNamed(row.provider).refund(platform, {
    refundId,
    paymentSessionRef: row.provider_ref ?? '',
    captureRef: row.capture_ref,
    amount: minor(row.amount_minor),
    currency: row.currency,
  })
  await settleRefund(platform, { id: refundId, ...answer })
}

/** Writes what became of a refund; a second message about the same changes nothing. */
export async function settleRefund(
  platform: Platform,
  answer: { id: string; ref: string; state: 'succeeded' | 'failed' | 'requested' },
): Promise<void> {
  await platform.transaction(async (db) => {
    const found = await db
      .selectFrom('refund')
      .select('order_id')
      .where('id', '=', answer.id)
      .executeTakeFirst()
    const order = found ? await lockOrder(db, found.order_id) : null
    if (!order) return
    const refund = await db
      .selectFrom('refund')
      .selectAll()
      .where('id', '=', answer.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (refund.state !== 'requested') return
    await db
      .updateTable('refund')
      .set({ state: answer.state, provider_ref: answer.ref })
      .where('id', '=', answer.id)
      .execute()
    if (answer.state === 'failed')
      await writeEvent(platform, db, order.id, 'refund_failed', { data: { refund: answer.id } })
    if (answer.state !== 'succeeded') return
    const refunded = order.refunded_minor + refund.amount_minor
    const payment_state = stateAfter(order, refund, refunded)
    const isMoved = payment_state !== order.payment_state || payment_state === 'partially_refunded'
    const moved = await moveOrder(platform, db, order, isMoved ? { payment_state } : {}, {
      ...(!isMoved && { kind: 'refunded' }),
      actorId: refund.actor_id,
      set: { refunded_minor: refunded },
      data: { amount_minor: refund.amount_minor, restock: refund.restock },
    })
    const next = await settleFulfilment(platform, db, moved)
    await revokeDownloads(
      platform,
      db,
      order.id,
      next.payment_state === 'refunded' || next.payment_state === 'charged_back',
    )
    if (refund.restock) await restock(platform, db, order, answer.id)
    const details = await readOrderDetails(db, order.id)
    await runHook(platform, db, 'order.refunded', { order: next, refund, details })
  })
}

/** Money beyond the order's total that went back leaves it paid; a dispute stays open until the bank has decided. */
function stateAfter(order: Order, refund: { kind: 'refund' | 'dispute' }, refunded: number): PaymentState {
  if (refunded >= order.paid_minor) return refund.kind === 'dispute' ? 'charged_back' : 'refunded'
  if (order.payment_state === 'disputed' && refund.kind === 'refund') return 'disputed'
  return paidState(order, refunded)
}

/** What a paid order is called, by what went back of it. */
export function paidState(
  { paid_minor, total_minor }: Pick<Order, 'paid_minor' | 'total_minor'>,
  refunded: number,
): PaymentState {
  return refunded > Math.max(0, paid_minor - total_minor) ? 'partially_refunded' : 'paid'
}

/**
 * Money that goes back at the provider's own desk: refunds made there and disputes. As with payments the event is not
 * believed, the provider is asked what is so now; so their order and their repetition change nothing.
 */
import { ownReasons } from '../orders/refundReason.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { runHook } from '#platform/hooks.ts'
import { lockOrder, moveOrder, type Order } from '../orders/events.ts'
import { zero } from '../pricing/money.ts'
import { insertRefund, paidState, settleRefund } from './refunds.ts'
import { orderLeft } from '../orders/orderLeft.ts'
import { providerNamed } from './providers.ts'
import type { PaymentTable } from './tables.ts'

type Payment = Pick<Selectable<PaymentTable>, 'id' | 'order_id' | 'amount_minor'>

/** What the provider says of a refund goes onto its order; one that was made at the provider gets its row here first. */
export async function applyRefund(platform: Platform, providerName: string, ref: string): Promise<void> {
  const now = await providerNamed(providerName).readRefund(platform, ref)
  const known = await platform.db
    .selectFrom('refund')
    .select('id')
    .where((where) =>
      where.or([where('provider_ref', '=', ref), ...(now.ownId ? [where('id', '=', now.ownId)] : [])]),
    )
    .executeTakeFirst()
  const id =
    known?.id ?? (await writeForeign(platform, providerName, { ...now, reason: ownReasons.at_provider }))
  if (id) await settleRefund(platform, { id, ref, state: now.state })
}

/** Returns the new row's id, or null where the payment is not ours or the row has just been written by another. */
async function writeForeign(
  platform: Platform,
  providerName: string,
  back: { ref: string; captureRef: string | null; amount: number; reason: string },
): Promise<string | null> {
  const payment = await paymentOf(platform, providerName, back.captureRef)
  if (!payment || back.amount < 1) return null
  return platform.transaction(async (db) => {
    const order = await lockOrder(db, payment.order_id)
    return order ? insertForeign(platform, db, order, payment, back) : null
  })
}

async function insertForeign(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  payment: Payment,
  {
    ref,
    amount,
    reason,
    kind = 'refund',
  }: { ref: string; amount: number; reason: string; kind?: 'refund' | 'dispute' },
): Promise<string | null> {
  const id = platform.newId()
  const isNew = await insertRefund(platform, db, order, {
    id,
    paymentId: payment.id,
    ref,
    amount,
    kind,
    known: await orderLeft(db, order),
    quantities: new Map(),
    shipping: zero,
    reason,
  })
  return isNew ? id : null
}

async function paymentOf(
  platform: Platform,
  providerName: string,
  captureRef: string | null,
): Promise<Payment | null> {
  if (!captureRef) return null
  const payment = await platform.db
    .selectFrom('payment')
    .select(['id', 'order_id', 'amount_minor'])
    .where('provider', '=', providerName)
    .where('capture_ref', '=', captureRef)
    .executeTakeFirst()
  return payment ?? null
}

/**
 * An open dispute marks the order and tells the shop; one that was won makes it paid again; one that was lost is money
 * that went back, written as a refund.
 */
export async function applyDispute(platform: Platform, providerName: string, ref: string): Promise<void> {
  const dispute = await providerNamed(providerName).readDispute(platform, ref)
  const payment = await paymentOf(platform, providerName, dispute.captureRef)
  if (!payment) return
  const lost = await platform.transaction(async (db) => {
    const order = await lockOrder(db, payment.order_id)
    if (!order) return null
    if (dispute.state === 'open') return markDisputed(platform, db, order, ref)
    if (dispute.state === 'won') return endDispute(platform, db, order, ref)
    const left = order.paid_minor - order.refunded_minor
    const amount = Math.min(dispute.amount, left)
    return amount < 1
      ? null
      : insertForeign(platform, db, order, payment, {
          ref,
          amount,
          reason: ownReasons.dispute_lost,
          kind: 'dispute',
        })
  })
  if (lost) await settleRefund(platform, { id: lost, ref, state: 'succeeded' })
}

async function markDisputed(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  ref: string,
): Promise<null> {
  if (order.payment_state !== 'paid' && order.payment_state !== 'partially_refunded') return null
  const disputed = await moveOrder(
    platform,
    db,
    order,
    { payment_state: 'disputed' },
    { data: { dispute: ref } },
  )
  await runHook(platform, db, 'order.disputed', { order: disputed })
  return null
}

async function endDispute(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  ref: string,
): Promise<null> {
  if (order.payment_state !== 'disputed') return null
  const payment_state = paidState(order, order.refunded_minor)
  await moveOrder(platform, db, order, { payment_state }, { data: { dispute: ref, outcome: 'won' } })
  return null
}

/**
 * What a payment does to its order, in one transaction (SHOP 2.5). Webhook, return page and worker all come through
 * here; none is believed: the provider itself is asked first, so the order in which messages arrive does not matter.
 */
import { ownReasons } from '../orders/refundReason.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { statement } from '#platform/database/statement.ts'
import { defer, runBatch, type BatchQuery } from '#platform/database/batch.ts'
import { cartOfOrderLock } from '../cart/cart.ts'
import { moveOrder, orderLock, writeEvent, type Order } from '../orders/events.ts'
import { livePayments } from './livePayments.ts'
import { closeLocked, placeOrder } from '../orders/orderTransitions.ts'
import { orderDetailsOf, orderDetailsQueries, type OrderDetails } from '../orders/orderDetails.ts'
import { requestRefund, sendRefund } from './refunds.ts'
import type { PaymentSessionState } from './provider.ts'
import { providerNamed } from './providers.ts'
import { releaseStock, tryHold } from '../inventory/reservations.ts'
import type { PaymentTable } from './tables.ts'

type Payment = Selectable<PaymentTable>
export type PaymentOfSession = Pick<Payment, 'id' | 'order_id' | 'state'>

const processingDays = 7

/** The statement that finds the payment that a provider's session is for. */
export const paymentOfSession = statement<{ provider: string; ref: string }>()((db, slot) =>
  db
    .selectFrom('payment')
    .select(['id', 'order_id', 'state'])
    .where('provider', '=', slot('provider'))
    .where('provider_ref', '=', slot('ref')),
)

const paymentLock = statement<{ id: string }>()((db, slot) =>
  db.selectFrom('payment').selectAll().where('id', '=', slot('id')).forUpdate(),
)

/**
 * Asks the provider about a session and applies what it says.
 * @param how.also a statement that is to hold exactly when the rest does
 * @param how.known the payment, where it was read just now
 * @returns the order's id, or null where no payment of ours has that session
 */
export async function applyPayment(
  platform: Platform,
  providerName: string,
  ref: string,
  { also, known }: { also?: BatchQuery; known?: PaymentOfSession | undefined } = {},
): Promise<string | null> {
  const payment =
    known ?? (await paymentOfSession({ provider: providerName, ref }).execute(platform.db)).rows[0]
  if (!payment || payment.state === 'succeeded') {
    if (also) await runBatch(platform.db, also)
    return payment?.order_id ?? null
  }
  const state = await providerNamed(providerName).retrieve(platform, ref)
  const refund = await platform.transaction(async (db) => {
    if (also) await defer(db, also)
    const orderId = payment.order_id
    const [, [order], [current], [other], ...details] = await runBatch(
      db,
      cartOfOrderLock({ orderId }),
      orderLock({ orderId }),
      paymentLock({ id: payment.id }),
      otherLiveOrder({ orderId }),
      ...orderDetailsQueries(orderId),
    )
    if (!order || !current) return null
    return applyState(
      platform,
      db,
      { order, payment: current, isOther: other !== undefined, details: orderDetailsOf(details) },
      state,
    )
  })
  if (refund) await sendRefund(platform, refund)
  return payment.order_id
}

/** A payment and its order under their locks. */
interface Locked {
  order: Order
  payment: Payment
  /** The same cart has been ordered once more. */
  isOther: boolean
  details: OrderDetails
}

/** Returns the id of a refund that is to be sent, where the money cannot be kept. */
async function applyState(
  platform: Platform,
  db: Transaction<Database>,
  locked: Locked,
  state: PaymentSessionState,
): Promise<string | null> {
  const { order, payment } = locked
  if (payment.state === 'succeeded') return null
  switch (state.state) {
    case 'open':
      return null
    case 'processing':
      if (payment.state === 'processing' || order.order_state !== 'pending') return null
      await setPayment(db, payment, { state: 'processing' })
      await db
        .updateTable('orders')
        .set({ hold_expires_at: new Date(platform.clock.now().getTime() + processingDays * 86_400_000) })
        .where('id', '=', order.id)
        .execute()
      await writeEvent(platform, db, order.id, 'payment_processing')
      return null
    case 'failed':
    case 'expired':
      if (await canStillBePaid(platform, db, order, payment)) {
        await setPayment(db, payment, { state: state.state })
        if (state.state === 'failed') await writeEvent(platform, db, order.id, 'payment_failed')
      } else {
        await closeLocked(platform, db, order, state.state)
      }
      return null
    case 'paid':
      await setPayment(db, payment, {
        state: 'succeeded',
        capture_ref: state.captureRef,
        amount_minor: state.amount,
      })
      return applyMoney(platform, db, locked, state)
  }
}

/** An order with a payment link outlives its payment pages: as long as its stock is held, and while another page is open. */
async function canStillBePaid(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  payment: Payment,
): Promise<boolean> {
  if (order.made_by === null || order.order_state !== 'pending') return false
  if (order.hold_expires_at !== null && order.hold_expires_at > platform.clock.now()) return true
  return (await livePayments(db, order.id)).some(({ id }) => id !== payment.id)
}

type PaymentChange = Pick<Payment, 'state' | 'capture_ref' | 'amount_minor'>

function setPayment(db: Transaction<Database>, payment: Payment, change: Partial<PaymentChange>) {
  const { state, capture_ref, amount_minor } = { ...payment, ...change }
  return defer(db, updatePayment({ id: payment.id, state, capture_ref, amount_minor }))
}

const updatePayment = statement<{ id: string } & PaymentChange>()((db, slot) =>
  db
    .updateTable('payment')
    .set({ state: slot('state'), capture_ref: slot('capture_ref'), amount_minor: slot('amount_minor') })
    .where('id', '=', slot('id')),
)

async function applyMoney(
  platform: Platform,
  db: Transaction<Database>,
  { order, payment, isOther, details }: Locked,
  { amount, currency, email }: PaymentSessionState,
): Promise<string | null> {
  // Written down with the payment: a process that dies now leaves it to the worker.
  const giveBack = (reason: string) =>
    requestRefund(platform, db, { orderId: order.id, paymentId: payment.id, amount, reason })
  const paid = { paid_minor: order.paid_minor + amount }
  const asPaid =
    order.payment_state === 'unpaid' || order.payment_state === 'failed'
      ? ({ payment_state: 'paid' } as const)
      : {}
  if (amount !== order.total_minor || currency !== order.currency) {
    const data = { wanted: [order.total_minor, order.currency], got: [amount, currency] }
    const toReview = order.order_state === 'review' || isOther ? {} : ({ order_state: 'review' } as const)
    await releaseStock(platform, db, order.id)
    await moveOrder(platform, db, order, { ...toReview, ...asPaid }, { set: paid, data })
    return null
  }
  if (order.order_state === 'pending') {
    await placeOrder(platform, db, order, { isPaid: true, amount, email, details })
    return null
  }
  if (order.order_state === 'expired' && !isOther) {
    if (await holdAgain(platform, db, order)) {
      await placeOrder(platform, db, order, { isPaid: true, amount, email, details })
      return null
    }
    await moveOrder(
      platform,
      db,
      order,
      { order_state: 'review', ...asPaid },
      { set: paid, data: { reason: 'sold_out' } },
    )
    return giveBack(ownReasons.late)
  }
  await moveOrder(platform, db, order, asPaid, { set: paid, data: { reason: 'second_or_late' } })
  return giveBack(ownReasons.twice)
}

/** The statement that finds another order of the same cart that has not come to nothing. */
const otherLiveOrder = statement<{ orderId: string }>()((db, slot) => {
  const cartId = db.selectFrom('orders').select('cart_id').where('id', '=', slot('orderId'))
  return db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('id', '<>', slot('orderId'))
    .where('order_state', 'in', ['pending', 'placed', 'completed', 'review'])
    .limit(1)
})

/** The hold had run out: what was let go is held again where it is still there. */
async function holdAgain(platform: Platform, db: Transaction<Database>, order: Order): Promise<boolean> {
  const wanted = await db
    .selectFrom('reservation')
    .select(['variant_id', 'store_id', 'quantity'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'released')
    .execute()
  const holds = wanted.map((row) => ({
    variantId: row.variant_id,
    storeId: row.store_id,
    quantity: row.quantity,
  }))
  const short = await tryHold(platform, db, order.id, holds)
  if (short.length === 0) return true
  await releaseStock(platform, db, order.id)
  return false
}

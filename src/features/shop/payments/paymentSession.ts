/**
 * The provider's payment page for an order: what it is asked for, what it answered, and its end. No database lock is held
 * while the provider is asked, but by providers that live in our own database.
 */
import { sql } from 'kysely'
import { inSiteLanguage } from '#features/settings/index.ts'
import type { Context, Db, Platform } from '#platform/context.ts'
import { insertion, statement } from '#platform/database/statement.ts'
import { runBatch } from '#platform/database/batch.ts'
import { common } from '#ui/texts/common.ts'
import { applyPayment } from './applyPayment.ts'
import { minor, type Minor } from '../pricing/money.ts'
import { orderPagePath } from '../orders/accessToken.ts'
import { endedState } from './endPayments.ts'
import type { Order } from '../orders/events.ts'
import { closeOrder } from '../orders/orderTransitions.ts'
import { problem } from '../problems.ts'
import type { Provider, PaymentSession, PaymentSessionRequest } from './provider.ts'
import { providerNamed } from './providers.ts'

const paymentSessionMinutes = 31

export interface OpenPayment {
  id: string
  orderId: string
  provider: string
  ref: string | null
  url: string | null
}

interface PaymentRequest {
  amount: Minor
  currency: string
  /** Which of its cart's orders it is for. */
  attempt: number
  /** Where the buyer comes back to; none for payments without a page. */
  origin?: string
  /** Counts the payment pages of an order that is paid by its link. */
  round?: number
  /** Nothing is to be paid. */
  isSettled?: boolean
}

/** The statement that writes the payment of an order. */
export function paymentInsert(
  platform: Platform,
  payment: OpenPayment,
  { amount, currency, attempt, origin = '', round = 1, isSettled = false }: PaymentRequest,
) {
  const now = platform.clock.now()
  return insertPayments([
    {
      id: payment.id,
      order_id: payment.orderId,
      provider: payment.provider,
      kind: 'checkout',
      state: isSettled ? 'succeeded' : 'created',
      amount_minor: amount,
      currency,
      origin,
      idem_key: `cs_${payment.orderId}_${attempt}${round > 1 ? `_${round}` : ''}`,
      expires_at: new Date(now.getTime() + paymentSessionMinutes * 60_000),
      created_at: now,
    },
  ])
}

const insertPayments = insertion('payment', [
  'id',
  'order_id',
  'provider',
  'kind',
  'state',
  'amount_minor',
  'currency',
  'origin',
  'idem_key',
  'expires_at',
  'created_at',
])

/** Writes another payment of an order that exists. */
export async function insertPayment(
  platform: Platform,
  db: Db,
  order: Order,
  provider: Provider,
  page: Pick<PaymentRequest, 'origin' | 'round'> = {},
): Promise<OpenPayment> {
  const payment = { id: platform.newId(), orderId: order.id, provider: provider.name, ref: null, url: null }
  const { currency, attempt } = order
  await paymentInsert(platform, payment, {
    amount: minor(order.total_minor),
    currency,
    attempt,
    ...page,
  }).execute(db)
  return payment
}

const orderOfPayment = statement<{ paymentId: string }>()((db, slot) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', (join) => join.onRef('orders.id', '=', 'payment.order_id'))
    .select([
      'payment.idem_key',
      'payment.expires_at',
      'payment.origin',
      'orders.id',
      'orders.number',
      'orders.attempt',
      'orders.total_minor',
      'orders.currency',
      'orders.email',
      'orders.shipping_minor',
      'orders.shipping_title',
      'orders.made_by',
    ])
    .where('payment.id', '=', slot('paymentId')),
)

const pricesOfLines = statement<{ orderId: string }>()((db, slot) =>
  db
    .selectFrom('order_line')
    .select(['title', 'quantity', 'unit_minor', 'total_minor'])
    .where('order_id', '=', slot('orderId'))
    .orderBy('position'),
)

/** Builds the provider's request from what is stored: asked again after a crash, it is the same to the letter. */
export async function paymentSessionRequest(
  platform: Platform,
  db: Db,
  payment: OpenPayment,
): Promise<PaymentSessionRequest> {
  const { id: paymentId, orderId } = payment
  const [[row], lines] = await runBatch(db, orderOfPayment({ paymentId }), pricesOfLines({ orderId }))
  if (!row) throw problem('order.missing')
  const items = lines.map((line) => {
    const isPlain = line.unit_minor * line.quantity === line.total_minor
    return isPlain
      ? { title: line.title, quantity: line.quantity, amount: minor(line.unit_minor) }
      : { title: `${line.quantity} × ${line.title}`, quantity: 1, amount: minor(line.total_minor) }
  })
  const shippingTitle =
    row.shipping_title ?? (await inSiteLanguage({ ...platform, db }, () => common.shipping))
  const shipping = { title: shippingTitle, quantity: 1, amount: minor(row.shipping_minor) }
  return {
    idempotencyKey: row.idem_key,
    orderId: row.id,
    orderNumber: row.number,
    attempt: row.attempt,
    amount: minor(row.total_minor),
    currency: row.currency,
    email: row.email,
    lines: row.shipping_minor > 0 ? [...items, shipping] : items,
    expiresAt: row.expires_at,
    successUrl: `${row.origin}/checkout-complete?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: row.made_by === null ? `${row.origin}/cart` : `${row.origin}${orderPagePath(platform, row)}`,
  }
}

export async function keepPaymentSession(
  db: Db,
  paymentId: string,
  { ref, url, writes = [] }: PaymentSession,
) {
  await runBatch(db, ...writes, paymentSessionOnPayment({ paymentId, ref, url }))
}

const paymentSessionOnPayment = statement<{ paymentId: string; ref: string; url: string }>()((db, slot) =>
  db
    .updateTable('payment')
    .set({
      provider_ref: slot('ref'),
      url: slot('url'),
      // An event may have come before this answer and moved it on.
      state: sql<'open'>`case when state = 'created' then 'open' else state end`,
    })
    .where('id', '=', slot('paymentId')),
)

/** Net and T2: the provider's payment session, then its URL on the payment. @param known the request, where it was read just now */
export async function openSession(
  platform: Platform,
  payment: OpenPayment,
  known?: PaymentSessionRequest,
): Promise<string> {
  const request = known ?? (await paymentSessionRequest(platform, platform.db, payment))
  const paymentSession = await providerNamed(payment.provider).createPaymentSession(platform, request)
  await keepPaymentSession(platform.db, payment.id, paymentSession)
  return paymentSession.url
}

/**
 * Ends a payment session that no longer fits its cart: at the provider first, only then is the stock let go. A session that was
 * paid meanwhile is applied, and the shopper goes to its result.
 * @throws Problem checkout.busy (503) where the provider does not end it
 */
export async function endPaymentSession(
  context: Context,
  payment: OpenPayment & { expiresAt: Date },
  origin: string,
): Promise<string | null> {
  const provider = providerNamed(payment.provider)
  let { ref } = payment
  if (ref === null) {
    const paymentSession = await provider.createPaymentSession(
      context,
      await paymentSessionRequest(context, context.db, payment),
    )
    await keepPaymentSession(context.db, payment.id, paymentSession)
    ref = paymentSession.ref
  }
  const state = await endedState(context, { provider: payment.provider, ref, expiresAt: payment.expiresAt })
  if (state === 'paid' || state === 'processing') {
    await applyPayment(context, payment.provider, ref)
    return `${origin}/checkout-complete?session_id=${ref}`
  }
  // The provider could not end it: money can still arrive, so the stock stays held.
  if (state === 'open') throw problem('checkout.busy')
  await closeOrder(context, payment.orderId, state === 'failed' ? 'failed' : 'expired')
  return null
}

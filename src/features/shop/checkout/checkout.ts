/**
 * From cart to payment page in three steps, no lock across the network (SHOP 2.5): T1 makes the order and holds the
 * stock, then the provider makes its payment session, T2 keeps its URL. The order exists before any money can move.
 */
import { sql, type Transaction } from 'kysely'
import { hasPostcodes } from '#blocks/cart/countries.ts'
import { needsRegion, regionKind } from '#blocks/cart/regions.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { statement } from '#platform/database/statement.ts'
import { runBatch } from '#platform/database/batch.ts'
import { formatPrice } from '#ui/price.ts'
import { cartLock, cartQuery, ownKey } from '../cart/cart.ts'
import { linesQuery } from '../cart/cartLines.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import type { Minor } from '../pricing/money.ts'
import { placeOrder } from '../orders/orderTransitions.ts'
import { lockOrder } from '../orders/events.ts'
import { claimFor, summaryOf, writeOrder } from '../orders/writeOrder.ts'
import { lockedOrder } from '../orders/oneOrder.ts'
import {
  endPaymentSession,
  keepPaymentSession,
  openSession,
  paymentInsert,
  paymentSessionRequest,
  type OpenPayment,
} from '../payments/paymentSession.ts'
import { priceCart, type PricedCart } from '../cart/priceCart.ts'
import { problem } from '../problems.ts'
import type { Provider, PaymentSessionRequest } from '../payments/provider.ts'
import { cardProvider, required } from '../payments/providers.ts'
import { originOfRequest } from '../payments/originOfRequest.ts'
import { manualPayments, nothingToPay } from '../payments/providerNotAsked.ts'
import { ruleQueries, rulesOf, type ShopRules } from '../pricing/pricingRules.ts'
import { checkoutTexts } from './texts/checkoutTexts.ts'

type Prepared =
  | { kind: 'done'; url: string }
  | { kind: 'unsent'; payment: OpenPayment; request?: PaymentSessionRequest }
  | { kind: 'stale'; payment: OpenPayment & { expiresAt: Date } }

function originOf(context: Context): string {
  return originOfRequest(context.config, (name) => context.request.header(name))
}

/**
 * Returns the URL of the payment page for the caller's cart (F-SHOP-10). The same cart gives the same URL,
 * however often and at whatever instant it is asked for.
 * @param shownTotal what the shopper was shown, in minor units: nobody is sent to pay another amount (T16)
 * @throws Problem cart.empty, cart.refused, checkout.*, discount.* (422)
 */
export async function createPaymentSession(context: Context, shownTotal?: number): Promise<string> {
  const origin = originOf(context)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const own = ownKey(context)
    if (!own) throw problem('cart.empty')
    const [[cart], ...read] = await runBatch(context.db, cartQuery(own), ...ruleQueries())
    if (!cart) throw problem('cart.empty')
    const rules = rulesOf(...read)
    const cards = await cardProvider(context)
    const prepared = await context.transaction((db) =>
      prepare(context, db, { cartId: cart.id, rules, cards, origin, shownTotal }),
    )
    if (prepared.kind === 'done') return prepared.url
    if (prepared.kind === 'unsent') return openSession(context, prepared.payment, prepared.request)
    const after = await endPaymentSession(context, prepared.payment, origin)
    if (after) return after
  }
  throw problem('checkout.busy')
}

async function prepare(
  context: Context,
  db: Transaction<Database>,
  of: {
    cartId: string
    rules: ShopRules
    cards: Provider | null
    origin: string
    shownTotal: number | undefined
  },
): Promise<Prepared> {
  const [, [cart], earlier, lines] = await runBatch(
    db,
    sql`set local lock_timeout = '2s'`,
    cartLock({ cartId: of.cartId }),
    ordersOfCart({ cartId: of.cartId }),
    linesQuery(context, of.rules.shop, { by: 'id', value: of.cartId }),
  )
  if (!cart || cart.state !== 'active') throw problem('cart.empty')
  const priced = await priceCart(context, db, of.rules, { cart, lines })
  if (priced.lines.length === 0) throw problem('cart.empty')
  if (of.shownTotal !== undefined && of.shownTotal !== priced.totals.total)
    throw await changedTotal(db, priced)
  const pending = await pendingOrder(db, earlier)
  if (pending) {
    const { order, payment } = pending
    const isSame = order.cart_hash === priced.hash && payment.expires_at > context.clock.now()
    const open = {
      id: payment.id,
      orderId: order.id,
      provider: payment.provider,
      ref: payment.provider_ref,
      url: payment.url,
    }
    if (!isSame) return { kind: 'stale', payment: { ...open, expiresAt: payment.expires_at } }
    return payment.url ? { kind: 'done', url: payment.url } : { kind: 'unsent', payment: open }
  }
  refuseFaults(priced)
  refuseGaps(priced)
  const isFree = priced.totals.total === 0
  if (isFree && !cart.email && !context.viewer.email) throw problem('checkout.email_needed')
  const provider = isFree
    ? nothingToPay
    : cart.payment_method === 'manual' && of.rules.shop.manualPayments
      ? manualPayments
      : required(of.cards)
  refuseUnchargeable(provider, priced.totals.total, of.rules.shop.currency)
  const attempt = 1 + Math.max(0, ...earlier.map((order) => order.attempt))
  const ordered = { priced, shop: of.rules.shop, provider, attempt }
  const orderId = context.newId()
  const payment = { id: context.newId(), orderId, provider: provider.name, ref: null, url: null }
  const pays = paymentInsert(context, payment, {
    amount: priced.totals.total,
    currency: ordered.shop.currency,
    attempt,
    origin: of.origin,
    isSettled: isFree,
  })
  await writeOrder(context, db, orderId, ordered, pays)
  const request = await paymentSessionRequest(context, db, payment)
  if (!isFree && provider !== manualPayments) {
    await claimFor(context, db, orderId, ordered)
    return { kind: 'unsent', payment, request }
  }
  const paymentSession = await provider.createPaymentSession(context, request)
  await keepPaymentSession(db, payment.id, paymentSession)
  await claimFor(context, db, orderId, ordered)
  await placeOrder(context, db, await lockedOrder(db, orderId), { isPaid: isFree })
  return { kind: 'done', url: paymentSession.url }
}

const ordersOfCart = statement<{ cartId: string }>()((db, slot) =>
  db.selectFrom('orders').select(['id', 'attempt', 'order_state']).where('cart_id', '=', slot('cartId')),
)

async function pendingOrder(
  db: Transaction<Database>,
  earlier: readonly { id: string; order_state: string }[],
) {
  const found = earlier.find(({ order_state }) => order_state === 'pending')
  const order = found ? await lockOrder(db, found.id) : null
  if (!order || order.order_state !== 'pending') return null
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return { order, payment }
}

/** @throws Problem discount.used_up, cart.refused, checkout.delivery_gone, checkout.address_needed, checkout.shipping_unavailable (422) */
export function refuseFaults(priced: PricedCart): void {
  if (priced.usedUp) throw problem('discount.used_up', { why: priced.usedUp })
  const faulty = priced.lines.filter(({ messages }) => messages.length > 0)
  if (faulty.length > 0 || priced.messages.length > 0) {
    const summary = [summaryOf(faulty), ...priced.messages].filter(Boolean).join('; ')
    throw problem('cart.refused', {
      summary,
      items: faulty.map(({ id, messages }) => ({ id, msg: messages })),
    })
  }
  if (priced.shippingOptions === null || priced.shipping) return
  if (priced.isDeliveryGone) throw problem('checkout.delivery_gone')
  throw problem(priced.cart.address ? 'checkout.shipping_unavailable' : 'checkout.address_needed')
}

/** What cannot be charged is refused where prices are typed; this is the last guard. @throws Problem checkout.not_chargeable (422) */
export function refuseUnchargeable(provider: Provider, total: Minor, currency: string): void {
  const why = total === 0 ? null : provider.refusal?.(total, currency)
  if (why) throw problem('checkout.not_chargeable', { why })
}

/**
 * Taxes go by the region and parcels by the postcode: an address without them is not paid for.
 * @throws Problem checkout.address_incomplete (422)
 */
function refuseGaps({ needsAddress, deliveredTo }: PricedCart): void {
  if (!needsAddress || !deliveredTo) return
  const { country, region, postcode } = deliveredTo
  const gaps = [
    ...(needsRegion(country) && region === ''
      ? [{ field: 'address.region', message: checkoutTexts.choose_region({ kind: regionKind(country) }) }]
      : []),
    ...(hasPostcodes(country) && postcode === ''
      ? [{ field: 'address.postcode', message: checkoutTexts.postcode_needed }]
      : []),
  ]
  if (gaps.length > 0)
    throw problem('checkout.address_incomplete', {
      summary: gaps.map(({ message }) => message).join('; '),
      fields: gaps,
    })
}

/** Says the new total, and at its line each price that changed since the shopper last touched the cart. */
async function changedTotal(db: Transaction<Database>, { cart, lines, totals }: PricedCart) {
  const currency = currencyDataOf(cart.currency)
  const changed = await db
    .selectFrom('price_history')
    .select('variant_id')
    .where(
      'variant_id',
      'in',
      lines.map(({ variantId }) => variantId),
    )
    .where('at', '>', cart.updated_at)
    .execute()
  const variants = new Set(changed.map(({ variant_id }) => variant_id))
  const items = lines.filter(({ variantId }) => variants.has(variantId))
  return problem('cart.refused', {
    summary: checkoutTexts.total_changed({ total: formatPrice(totals.total, currency) }),
    items: items.map(({ id, unit }) => ({
      id,
      msg: [checkoutTexts.price_changed({ price: formatPrice(unit, currency) })],
    })),
  })
}

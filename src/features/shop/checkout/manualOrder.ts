/**
 * An order that staff makes for somebody who calls or writes. It goes the way of a checkout: a cart is filled, priced by the
 * same function, its stock held by the same statement; then it waits for its payment link, or is placed by arrangement.
 */
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Context, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { formatPrice } from '#ui/price.ts'
import { hashOfChoices, readSelection, readShape } from '../cart/addToCart.ts'
import { lockCart, tokenHash } from '../cart/cart.ts'
import { refuseFaults, refuseUnchargeable } from './checkout.ts'
import { discountBy } from '../pricing/discounts.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import { insertPayment, keepPaymentSession, paymentSessionRequest } from '../payments/paymentSession.ts'
import { minor, type Minor } from '../pricing/money.ts'
import { refuseUnchargeablePrices } from '../pricing/readPrice.ts'
import { priceCart, type PricedCart } from '../cart/priceCart.ts'
import { problem } from '../problems.ts'
import { manualPayments } from '../payments/providerNotAsked.ts'
import { cardProvider, required } from '../payments/providers.ts'
import { shopRules, type ShopRules } from '../pricing/pricingRules.ts'
import type { ManualDraft, ManualTerms } from './manualOrderSchema.ts'
import { writeEvent, type Order } from '../orders/events.ts'
import { handOverAtCounter } from '../fulfilment/fulfil.ts'
import { sendOrderMail } from '../notifications/orderEmails.ts'
import { claimFor, writeOrder } from '../orders/writeOrder.ts'
import { lockedOrder } from '../orders/oneOrder.ts'
import { placePaid } from '../payments/markPaid.ts'
import { placeOrder } from '../orders/orderTransitions.ts'
import { newOrder } from './texts/newOrder.ts'

/** What the order would cost and what is wrong with it; nothing of it is kept. */
export async function quoteManualOrder(
  context: Context,
  draft: ManualDraft,
): Promise<{ priced: PricedCart; rules: ShopRules }> {
  const rules = await shopRules(context.db)
  const trial = await context.db.startTransaction().execute()
  try {
    return { priced: await pricedDraft(context, trial, rules, draft), rules }
  } finally {
    await trial.rollback().execute()
  }
}

/**
 * Makes the order, with its stock held or sold.
 * @throws Problem cart.*, checkout.*, discount.* (422), email.no_address (422), order.link_at_counter (422)
 * @returns the order's id
 */
export async function createManualOrder(
  context: Context,
  draft: ManualDraft,
  terms: ManualTerms,
): Promise<string> {
  if (terms.send_email && !draft.email) throw problem('email.no_address')
  if (draft.taken_along && terms.payment === 'link') throw problem('order.link_at_counter')
  const [rules, cards] = await Promise.all([shopRules(context.db), cardProvider(context)])
  return context.transaction(async (db) => {
    const priced = await pricedDraft(context, db, rules, draft)
    refuseFaults(priced)
    if (priced.totals.total !== terms.total_minor) {
      throw problem('cart.refused', {
        summary: newOrder.total_changed({
          total: formatPrice(priced.totals.total, currencyDataOf(rules.shop.currency)),
        }),
      })
    }
    const isFree = priced.totals.total === 0
    const isByLink = terms.payment === 'link' && !isFree
    const provider = isByLink ? required(cards) : manualPayments
    refuseUnchargeable(provider, priced.totals.total, rules.shop.currency)
    const id = context.newId()
    const request = {
      priced,
      shop: rules.shop,
      provider,
      attempt: 1,
      byHand: {
        userId: await accountOf(db, draft.email),
        holdUntil: new Date(context.clock.now().getTime() + terms.hold_days * 86_400_000),
      },
    }
    await writeOrder(context, db, id, request)
    await claimFor(context, db, id, request)
    const order = await lockedOrder(db, id)
    if (terms.note)
      await writeEvent(context, db, order.id, 'note', {
        actorId: context.viewer.id,
        data: { text: terms.note },
      })
    if (!isByLink) {
      const placed =
        terms.payment === 'paid' || isFree
          ? await placePaid(context, db, order)
          : await placeByArrangement(context, db, order)
      if (terms.payment === 'paid' && terms.paid_by)
        await writeEvent(context, db, order.id, 'paid_by', {
          actorId: context.viewer.id,
          data: { by: terms.paid_by },
        })
      if (draft.taken_along) await handOverAtCounter(context, db, placed, context.viewer.id)
    }
    if (isByLink && terms.send_email) await sendOrderMail(context, db, order, 'pay', 'pay')
    return order.id
  })
}

async function placeByArrangement(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
): Promise<Order> {
  const payment = await insertPayment(platform, db, order, manualPayments)
  const paymentSession = await manualPayments.createPaymentSession(
    platform,
    await paymentSessionRequest(platform, db, payment),
  )
  await keepPaymentSession(db, payment.id, paymentSession)
  return placeOrder(platform, db, order, { isPaid: false })
}

/** Fills a cart that nobody else can reach, and prices it. */
async function pricedDraft(
  context: Context,
  db: Transaction<Database>,
  rules: ShopRules,
  draft: ManualDraft,
): Promise<PricedCart> {
  const now = context.clock.now()
  const store = rules.shop.stores.find(({ slug }) => slug === draft.store) ?? rules.shop.stores[0]
  const code = draft.discount_code?.trim()
  const discount = code ? await discountBy(db, now, { code }) : null
  if (code && !discount) throw problem('discount.unknown', { code })
  const id = context.newId()
  await db
    .insertInto('cart')
    .values({
      id,
      token_hash: tokenHash(randomBytes(32).toString('base64url')),
      user_id: null,
      store_id: store?.id ?? null,
      currency: rules.shop.currency,
      email: draft.email ?? null,
      address: draft.address ? JSON.stringify(draft.address) : null,
      shipping_method_id: draft.shipping_method ?? null,
      discount_id: discount?.id ?? null,
      state: 'active',
      created_at: now,
      updated_at: now,
    })
    .execute()
  if (draft.lines.length + draft.extras.length === 0) throw problem('cart.empty')
  refuseUnchargeablePrices(
    (['lines', 'extras'] as const).flatMap((list) =>
      draft[list].map(({ unit_minor }, index) => [`${list}.${index}.unit_minor`, unit_minor] as const),
    ),
    rules.shop.currency,
  )
  const prices = new Map<string, Minor | null>()
  for (const [position, line] of draft.lines.entries()) {
    const shape = await readShape(context, db, line.post_id)
    if (!shape) throw problem('cart.product_missing', { id: line.post_id })
    const { variantKey, choices } = readSelection(
      shape.dimensions,
      shape.options,
      new Map(Object.entries(line.value)),
    )
    const variantId = shape.variantIds.get(variantKey)
    if (variantId === undefined) throw problem('cart.option_unavailable')
    const { id: lineId } = await db
      .insertInto('cart_line')
      .values({
        id: context.newId(),
        cart_id: id,
        variant_id: variantId,
        choices: JSON.stringify(choices),
        choices_hash: hashOfChoices(choices),
        quantity: line.quantity,
        // Lines stand as they were typed in.
        added_at: new Date(now.getTime() + position),
      })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'variant_id', 'choices_hash']).doUpdateSet((column) => ({
          quantity: column(column.ref('cart_line.quantity'), '+', column.ref('excluded.quantity')),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const price = line.unit_minor == null ? null : minor(line.unit_minor)
    if (prices.has(lineId) && prices.get(lineId) !== price)
      throw problem('cart.refused', { summary: newOrder.twice })
    prices.set(lineId, price)
  }
  const cart = await lockCart(db, id)
  if (!cart) throw problem('cart.empty')
  const own = new Map(
    [...prices].flatMap(([lineId, price]) => (price === null ? [] : [[lineId, price] as const])),
  )
  const extras = draft.extras.map(({ title, unit_minor, quantity }) => ({
    title,
    unit: minor(unit_minor),
    quantity,
  }))
  return priceCart(context, db, rules, { cart }, { prices: own, extras, isTakenAlong: draft.taken_along })
}

/** The order is in the account of whoever has proven to have that email address. */
async function accountOf(
  db: Transaction<Database>,
  email: string | null | undefined,
): Promise<string | null> {
  if (!email) return null
  const account = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return account?.id ?? null
}

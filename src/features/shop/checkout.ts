/**
 * From cart to payment page in three steps, no lock across the network (SHOP 2.5): T1 makes the order and holds the
 * stock, then the provider makes its session, T2 keeps its address. The order exists before any money can move.
 */
import { createHash, createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Context, Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { sql } from 'kysely'
import { applyPayment } from './applyPayment.ts'
import { cartOf, lockCart } from './cart.ts'
import { useDiscount } from './discounts.ts'
import { shopFacts, type ShopFacts } from './facts.ts'
import { minor } from './money.ts'
import { closeOrder, placeOrder } from './orders/moves.ts'
import { lockOrder, writeEvent, type Order } from './orders/events.ts'
import { priceCart, type PricedCart } from './priceCart.ts'
import { problem } from './problems.ts'
import type { Provider, SessionRequest } from './providers/provider.ts'
import { cardProvider, providerNamed } from './providers/providers.ts'
import { manualPayments } from './providers/manual.ts'
import { holdStock } from './stock.ts'

const sessionMinutes = 31
const holdMinutes = 35

interface OpenPayment {
  id: string
  orderId: string
  provider: string
  ref: string | null
  url: string | null
}

type Prepared =
  | { kind: 'done'; url: string }
  | { kind: 'unsent'; payment: OpenPayment }
  | { kind: 'stale'; payment: OpenPayment }

/** Where shoppers come back to: the site's address, or the host they called while none is set. */
export function originOf(context: Context): string {
  if (context.config.SITE_URL) return context.config.SITE_URL
  const host = context.request.header('host') ?? `localhost:${context.config.PORT}`
  const isSecure =
    context.config.TRUSTED_PROXIES > 0 && context.request.header('x-forwarded-proto') === 'https'
  return `${isSecure ? 'https' : 'http'}://${host}`
}

/** The secret of an order's own page: made from the order, so that letters can hold it and nothing stores it. */
export function accessToken(platform: Pick<Platform, 'secret'>, orderId: string): string {
  return createHmac('sha256', platform.secret).update(`order ${orderId}`).digest('base64url')
}

/**
 * Returns the address of the payment page for the caller's cart (F-SHOP-10). The same cart gives the same address,
 * however often and at whatever instant it is asked for.
 * @throws Problem cart.empty, cart.refused, checkout.*, discount.* (422)
 */
export async function createSession(context: Context): Promise<string> {
  const origin = originOf(context)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const cart = await cartOf(context)
    if (!cart) throw problem('cart.empty')
    const facts = await shopFacts(context.db, context.siteId)
    const prepared = await context.transaction((db) =>
      prepare(context, db, { cartId: cart.id, facts, origin }),
    )
    if (prepared.kind === 'done') return prepared.url
    if (prepared.kind === 'unsent') return openSession(context, prepared.payment, origin)
    const after = await endSession(context, prepared.payment, origin)
    if (after) return after
  }
  throw problem('checkout.busy')
}

async function prepare(
  context: Context,
  db: Transaction<Database>,
  of: { cartId: string; facts: ShopFacts; origin: string },
): Promise<Prepared> {
  await sql`set local lock_timeout = '2s'`.execute(db)
  const cart = await lockCart(db, context.siteId, of.cartId)
  if (!cart || cart.state !== 'active') throw problem('cart.empty')
  const priced = await priceCart(context, db, of.facts, cart)
  if (priced.lines.length === 0) throw problem('cart.empty')
  const pending = await pendingOrder(context, db, cart.id)
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
    if (!isSame) return { kind: 'stale', payment: open }
    return payment.url ? { kind: 'done', url: payment.url } : { kind: 'unsent', payment: open }
  }
  refuseFaults(priced)
  const provider = providerFor(context, of.facts, cart.payment_method)
  const order = await insertOrder(context, db, priced, of.facts, provider)
  const short = await holdStock(
    context,
    db,
    order.id,
    priced.lines.map((line) => ({
      variantId: line.variantId,
      storeId: priced.stockStoreId,
      quantity: line.quantity,
    })),
  )
  if (short.length > 0) throw shortage(priced, new Set(short.map(({ variantId }) => variantId)))
  if (priced.discount) {
    await useDiscount(context, db, priced.discount, { id: order.id, customer: order.user_id ?? order.email })
  }
  const payment = await insertPayment(context, db, order, provider)
  if (provider !== manualPayments) return { kind: 'unsent', payment }
  const session = await provider.createSession(context, await sessionRequest(context, db, payment, of.origin))
  await keepSession(context, db, payment.id, session)
  await placeOrder(context, db, order, { isPaid: false })
  return { kind: 'done', url: session.url }
}

async function pendingOrder(platform: Platform, db: Transaction<Database>, cartId: string) {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', platform.siteId)
    .where('cart_id', '=', cartId)
    .where('order_state', '=', 'pending')
    .executeTakeFirst()
  const order = found ? await lockOrder(db, platform.siteId, found.id) : null
  if (!order || order.order_state !== 'pending') return null
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return { order, payment }
}

function summaryOf(lines: readonly { title: string; messages: readonly string[] }[]): string {
  return lines.flatMap(({ title, messages }) => messages.map((message) => `${title}: ${message}`)).join('; ')
}

function refuseFaults(priced: PricedCart): void {
  const faulty = priced.lines.filter(({ messages }) => messages.length > 0)
  if (faulty.length > 0 || priced.messages.length > 0) {
    const summary = [summaryOf(faulty), ...priced.messages].filter(Boolean).join('; ')
    throw problem('cart.refused', {
      summary,
      items: faulty.map(({ id, messages }) => ({ id, msg: messages })),
    })
  }
  if (priced.shippingOptions === null || priced.shipping) return
  throw problem(priced.cart.address ? 'checkout.shipping_unavailable' : 'checkout.address_needed')
}

function shortage(priced: PricedCart, variants: ReadonlySet<string>) {
  const lines = priced.lines
    .filter(({ variantId }) => variants.has(variantId))
    .map((line) => ({ ...line, messages: ['Option unavailable: somebody else is buying the last one'] }))
  return problem('cart.refused', {
    summary: summaryOf(lines),
    items: lines.map(({ id, messages }) => ({ id, msg: messages })),
  })
}

function providerFor(context: Context, facts: ShopFacts, method: 'card' | 'manual'): Provider {
  return method === 'manual' && facts.manualPayments ? manualPayments : cardProvider(context)
}

/** Test orders have a number series of their own, so that real numbers have no gaps from trying the shop out. */
export async function nextOrderNumber(db: Db, isTest: boolean): Promise<string> {
  const { rows } = await (
    isTest
      ? sql<{ number: number }>`select nextval('shop_test_order_number') as number`
      : sql<{ number: number }>`select nextval('shop_order_number') as number`
  ).execute(db)
  return `${isTest ? 'T-' : ''}${rows[0]?.number ?? ''}`
}

async function insertOrder(
  context: Context,
  db: Transaction<Database>,
  priced: PricedCart,
  facts: ShopFacts,
  provider: Provider,
): Promise<Order> {
  const { siteId } = context
  const { cart, totals } = priced
  const id = context.newId()
  const now = context.clock.now()
  const earlier = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('attempt').as('attempt'))
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cart.id)
    .executeTakeFirst()
  await db
    .insertInto('orders')
    .values({
      site_id: siteId,
      id,
      number: await nextOrderNumber(db, provider.isTest),
      cart_id: cart.id,
      attempt: (earlier?.attempt ?? 0) + 1,
      access_token_hash: createHash('sha256').update(accessToken(context, id)).digest(),
      user_id: context.viewer.id,
      email: cart.email ?? context.viewer.email,
      currency: facts.currency,
      store_id: priced.store?.id ?? null,
      order_state: 'pending',
      payment_state: 'unpaid',
      fulfilment_state: 'none',
      subtotal_minor: totals.subtotal,
      discount_minor: totals.discount,
      shipping_minor: totals.shipping,
      shipping_tax_minor: totals.shippingTax,
      tax_minor: totals.tax,
      total_minor: totals.total,
      prices_include_tax: facts.pricesIncludeTax,
      addresses: JSON.stringify(cart.address ? { shipping: cart.address } : {}),
      shipping_title: priced.shipping?.title ?? null,
      is_test: provider.isTest,
      provider: provider.name,
      hold_expires_at: new Date(now.getTime() + holdMinutes * 60_000),
      cart_hash: priced.hash,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('order_line')
    .values(
      priced.lines.map((line, position) => {
        const sums = totals.lines[position]
        if (!sums) throw new Error('A line has no totals')
        return {
          site_id: siteId,
          id: context.newId(),
          order_id: id,
          position,
          variant_id: line.variantId,
          post_id: line.postId,
          title: line.title,
          url: line.url,
          sku: line.sku,
          choices: JSON.stringify(line.choices),
          image: line.image,
          unit_minor: line.unit,
          quantity: line.quantity,
          discount_minor: sums.discount,
          net_minor: sums.net,
          tax_minor: sums.tax,
          total_minor: sums.total,
          prices_include_tax: facts.pricesIncludeTax,
          weight_g: line.weightGrams,
        }
      }),
    )
    .execute()
  if (totals.taxes.length > 0) {
    await db
      .insertInto('order_tax_line')
      .values(
        totals.taxes.map(({ title, ppm, amount }) => ({
          site_id: siteId,
          id: context.newId(),
          order_id: id,
          title,
          ppm,
          amount_minor: amount,
        })),
      )
      .execute()
  }
  if (priced.discount) {
    await db
      .insertInto('order_adjustment')
      .values({
        site_id: siteId,
        id: context.newId(),
        order_id: id,
        kind: 'discount',
        code: priced.discount.code,
        amount_minor: totals.discount,
      })
      .execute()
  }
  await writeEvent(context, db, id, 'created', { actorId: context.viewer.id })
  return db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function insertPayment(
  context: Context,
  db: Db,
  order: Order,
  provider: Provider,
): Promise<OpenPayment> {
  const id = context.newId()
  const now = context.clock.now()
  await db
    .insertInto('payment')
    .values({
      site_id: context.siteId,
      id,
      order_id: order.id,
      provider: provider.name,
      provider_ref: null,
      capture_ref: null,
      url: null,
      kind: 'checkout',
      state: 'created',
      amount_minor: order.total_minor,
      currency: order.currency,
      idem_key: `cs_${order.id}_${order.attempt}`,
      expires_at: new Date(now.getTime() + sessionMinutes * 60_000),
      created_at: now,
    })
    .execute()
  return { id, orderId: order.id, provider: provider.name, ref: null, url: null }
}

/** Builds the provider's request from what is stored: asked again after a crash, it is the same to the letter. */
async function sessionRequest(
  platform: Platform,
  db: Db,
  payment: OpenPayment,
  origin: string,
): Promise<SessionRequest> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'payment.order_id').onRef('orders.site_id', '=', 'payment.site_id'),
    )
    .select([
      'payment.idem_key',
      'payment.expires_at',
      'orders.id',
      'orders.number',
      'orders.attempt',
      'orders.total_minor',
      'orders.currency',
      'orders.email',
      'orders.shipping_minor',
      'orders.shipping_title',
    ])
    .where('payment.site_id', '=', platform.siteId)
    .where('payment.id', '=', payment.id)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_line')
    .select(['title', 'quantity', 'unit_minor', 'total_minor'])
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute()
  const items = lines.map((line) => {
    const isPlain = line.unit_minor * line.quantity === line.total_minor
    return isPlain
      ? { title: line.title, quantity: line.quantity, amount: minor(line.unit_minor) }
      : { title: `${line.quantity} × ${line.title}`, quantity: 1, amount: minor(line.total_minor) }
  })
  const shipping = { title: row.shipping_title ?? 'Shipping', quantity: 1, amount: minor(row.shipping_minor) }
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
    successUrl: `${origin}/checkout-complete?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/cart`,
  }
}

async function keepSession(
  platform: Platform,
  db: Db,
  paymentId: string,
  session: { ref: string; url: string },
) {
  await db
    .updateTable('payment')
    .set({ provider_ref: session.ref, url: session.url })
    .where('site_id', '=', platform.siteId)
    .where('id', '=', paymentId)
    .execute()
  await db
    .updateTable('payment')
    .set({ state: 'open' })
    .where('site_id', '=', platform.siteId)
    .where('id', '=', paymentId)
    .where('state', '=', 'created')
    .execute()
}

/** Net and T2: the provider's session, then its address on the payment. */
async function openSession(platform: Platform, payment: OpenPayment, origin: string): Promise<string> {
  const request = await sessionRequest(platform, platform.db, payment, origin)
  const session = await providerNamed(platform, payment.provider).createSession(platform, request)
  await keepSession(platform, platform.db, payment.id, session)
  return session.url
}

/**
 * Ends a session that no longer fits its cart: at the provider first, only then is the stock let go. A session that was
 * paid meanwhile is applied, and the shopper goes to its result.
 */
async function endSession(context: Context, payment: OpenPayment, origin: string): Promise<string | null> {
  const provider = providerNamed(context, payment.provider)
  let { ref } = payment
  if (ref === null) {
    const session = await provider.createSession(
      context,
      await sessionRequest(context, context.db, payment, origin),
    )
    await keepSession(context, context.db, payment.id, session)
    ref = session.ref
  }
  const { state } = await provider.expire(context, ref)
  if (state === 'paid' || state === 'processing') {
    await applyPayment(context, payment.provider, ref)
    return `${origin}/checkout-complete?session_id=${ref}`
  }
  await closeOrder(context, payment.orderId, state === 'failed' ? 'failed' : 'expired')
  return null
}

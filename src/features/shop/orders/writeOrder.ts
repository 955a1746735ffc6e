/** Makes an order of a priced cart: what is bought is written down as it costs and reads at this moment. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context, Db } from '#platform/context.ts'
import { insertion } from '#platform/database/statement.ts'
import { defer, type BatchQuery } from '#platform/database/batch.ts'
import { useDiscount } from '../pricing/discounts.ts'
import { takenText } from '../cart/cartLines.ts'
import type { ShopContext } from '../pricing/shopContext.ts'
import { holdLast } from '../inventory/reservations.ts'
import type { PricedCart } from '../cart/priceCart.ts'
import { problem } from '../problems.ts'
import type { Provider } from '../payments/provider.ts'
import type { TaxPart } from './refundParts.ts'
import type { Taxed } from '../pricing/totals.ts'
import { accessToken } from './accessToken.ts'
import { eventInsert } from './events.ts'

/** How long stock is held for an order that is not paid: a little longer than its payment page lives. */
const holdMinutes = 35

/** Test orders have a number series of their own, so that real numbers have no gaps from trying the shop out. */
export function nextOrderNumber(isTest: boolean) {
  return isTest
    ? sql<string>`'T-' || nextval('shop_test_order_number')`
    : sql<string>`nextval('shop_order_number')::text`
}

export interface OrderRequest {
  priced: PricedCart
  shop: ShopContext
  provider: Provider
  /** Counts the orders of this cart, from 1. */
  attempt: number
  /** Made by staff for somebody else, whose account this is; its stock is held until then. */
  byHand?: { userId: string | null; holdUntil: Date }
}

/**
 * Writes an order of a priced cart. What it claims is claimed by `claimFor`, the last that is done in the transaction.
 * @param also what else is written with it
 */
export async function writeOrder(
  context: Context,
  db: Db,
  id: string,
  request: OrderRequest,
  ...also: BatchQuery[]
): Promise<void> {
  await defer(db, orderInsert(context, id, request), ...orderPartInserts(context, id, request), ...also)
}

/**
 * Takes for an order what others want too: a use of its discount, and its items.
 * @throws Problem discount.used_up (422); cart.refused (422) where an item cannot be had: with the next statement, at the latest
 * with the commit
 */
export async function claimFor(
  context: Context,
  db: Db,
  orderId: string,
  request: OrderRequest,
): Promise<void> {
  const { lines, stockStoreId, discount } = request.priced
  const { user_id: account, email } = buyerOf(context, request)
  if (discount) await useDiscount(context, db, discount, { id: orderId, account, email })
  const holds = lines.map(({ variantId, quantity }) => ({ variantId, storeId: stockStoreId, quantity }))
  await holdLast(context, db, orderId, holds, (variants) => shortage(request.priced, variants))
}

function shortage(priced: PricedCart, variants: ReadonlySet<string>) {
  const lines = priced.lines
    .filter(({ variantId }) => variants.has(variantId))
    .map((line) => ({
      ...line,
      messages: [takenText(line.choices)],
    }))
  return problem('cart.refused', {
    summary: summaryOf(lines),
    items: lines.map(({ id, messages }) => ({ id, msg: messages })),
  })
}

/** What is wrong with the lines of a cart, in one line. */
export function summaryOf(lines: readonly { title: string; messages: readonly string[] }[]): string {
  return lines.flatMap(({ title, messages }) => messages.map((message) => `${title}: ${message}`)).join('; ')
}

function buyerOf({ viewer }: Context, { priced: { cart }, byHand }: OrderRequest) {
  return byHand
    ? { user_id: byHand.userId, email: cart.email }
    : { user_id: viewer.id, email: cart.email ?? viewer.email }
}

/** The statement that writes the order: pending and unpaid, with its stock not held yet. */
function orderInsert(context: Context, id: string, request: OrderRequest) {
  const { priced, shop, provider, attempt, byHand } = request
  const { cart, totals } = priced
  const now = context.clock.now()
  const insert = provider.isTest ? insertTestOrder : insertOrder
  return insert([
    {
      id,
      cart_id: cart.id,
      attempt,
      access_token_hash: createHash('sha256').update(accessToken(context, id)).digest(),
      ...buyerOf(context, request),
      currency: shop.currency,
      store_id: priced.store?.id ?? null,
      order_state: 'pending',
      payment_state: 'unpaid',
      fulfilment_state: 'none',
      subtotal_minor: totals.subtotal,
      discount_minor: totals.discount,
      shipping_minor: totals.shipping,
      shipping_tax_minor: totals.shippingTax,
      shipping_taxes: taxesAsJson(totals.shippingTaxes),
      tax_minor: totals.tax,
      total_minor: totals.total,
      prices_include_tax: shop.pricesIncludeTax,
      addresses: JSON.stringify({
        ...(priced.deliveredTo && { shipping: priced.deliveredTo }),
        ...(priced.collectedBy && { pickup: { name: priced.collectedBy } }),
      }),
      shipping_title: priced.shipping?.title ?? null,
      is_test: provider.isTest,
      provider: provider.name,
      hold_expires_at: byHand?.holdUntil ?? new Date(now.getTime() + holdMinutes * 60_000),
      cart_hash: priced.hash,
      created_at: now,
      made_by: byHand ? context.viewer.id : null,
    },
  ])
}

const orderColumns = [
  'id',
  'cart_id',
  'attempt',
  'access_token_hash',
  'user_id',
  'email',
  'currency',
  'store_id',
  'order_state',
  'payment_state',
  'fulfilment_state',
  'subtotal_minor',
  'discount_minor',
  'shipping_minor',
  'shipping_tax_minor',
  'shipping_taxes',
  'tax_minor',
  'total_minor',
  'prices_include_tax',
  'addresses',
  'shipping_title',
  'is_test',
  'provider',
  'hold_expires_at',
  'cart_hash',
  'created_at',
  'made_by',
] as const
const insertOrder = insertion('orders', orderColumns, { drawn: { number: nextOrderNumber(false) } })
const insertTestOrder = insertion('orders', orderColumns, { drawn: { number: nextOrderNumber(true) } })

function taxesAsJson(taxes: Taxed['taxes']): string {
  return JSON.stringify(
    taxes
      .filter(({ amount }) => amount > 0)
      .map(({ title, ppm, amount }): TaxPart => ({ title, ppm, amount_minor: amount })),
  )
}

const noProduct = {
  variantId: null,
  postId: null,
  url: '',
  sku: null,
  choices: [],
  image: null,
  weightGrams: 0,
  isOwnPrice: true,
  requiresShipping: false,
}

/** The statements that write what belongs to an order from its first moment: lines, taxes, discount, timeline. */
function orderPartInserts(context: Context, orderId: string, { priced, shop }: OrderRequest): BatchQuery[] {
  const { totals, discount } = priced
  const part = () => ({ id: context.newId(), order_id: orderId })
  const extras = priced.extras.map((extra) => ({ ...noProduct, ...extra }))
  const lines = [...priced.lines, ...extras].map((line, position) => {
    const lineTotals = totals.lines[position]
    if (!lineTotals) throw new Error('A line has no totals')
    return {
      ...part(),
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
      discount_minor: lineTotals.discount,
      net_minor: lineTotals.net,
      tax_minor: lineTotals.tax,
      total_minor: lineTotals.total,
      prices_include_tax: shop.pricesIncludeTax,
      weight_g: line.weightGrams,
      is_own_price: line.isOwnPrice,
      requires_shipping: line.requiresShipping,
      taxes: taxesAsJson(lineTotals.taxes),
    }
  })
  const taxes = totals.taxes.map(({ title, ppm, amount }) => ({
    ...part(),
    title,
    ppm,
    amount_minor: amount,
  }))
  const adjustment = discount && {
    ...part(),
    kind: 'discount' as const,
    code: discount.code,
    amount_minor: totals.discount,
  }
  return [
    insertLines(lines),
    ...(taxes.length > 0 ? [insertTaxes(taxes)] : []),
    ...(adjustment ? [insertAdjustments([adjustment])] : []),
    eventInsert(context, orderId, 'created', { actorId: context.viewer.id }),
  ]
}

const insertLines = insertion('order_line', [
  'id',
  'order_id',
  'position',
  'variant_id',
  'post_id',
  'title',
  'url',
  'sku',
  'choices',
  'image',
  'unit_minor',
  'quantity',
  'discount_minor',
  'net_minor',
  'tax_minor',
  'total_minor',
  'prices_include_tax',
  'weight_g',
  'is_own_price',
  'requires_shipping',
  'taxes',
])
const insertTaxes = insertion('order_tax_line', ['id', 'order_id', 'title', 'ppm', 'amount_minor'])
const insertAdjustments = insertion('order_adjustment', ['id', 'order_id', 'kind', 'code', 'amount_minor'])

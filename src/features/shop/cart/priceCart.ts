/**
 * Prices a cart from the tables of this moment: each line with its price and what is wrong with it, then the totals.
 * Reading the cart and checking out go through this one function, so nobody pays another amount than was shown.
 */
import { createHash } from 'node:crypto'
import type { Db, Platform } from '#platform/context.ts'
import type { Cart } from './cart.ts'
import { cartMessages } from './texts/cartMessages.ts'
import { freeOf, linesQuery, messagesOf, type Elsewhere, type LineRow, type ReadCart } from './cartLines.ts'
import { discountBy, whyUsedUp, type Discount } from '../pricing/discounts.ts'
import { chosenPicture } from '../catalogue/chosenPicture.ts'
import { implicitStore, storeNamed, type ShopContext, type Store } from '../pricing/shopContext.ts'
import { decimalNumber, decimalText, minor, times, zero, type Minor } from '../pricing/money.ts'
import { isAvailable, offersOf } from '../catalogue/offers.ts'
import { chargeStep } from '../pricing/chargeUnits.ts'
import { taxTableOf } from '../pricing/taxRates.ts'
import {
  chosenShipping,
  isDeliveryGone,
  shippingChoices,
  shippingView,
  type ShippingChoice,
} from '../pricing/shippingRates.ts'
import type { ShopRules } from '../pricing/pricingRules.ts'
import type { Address, CartView, Choice } from '../schema.ts'
import { statedShipping, totalsOf, type Totals } from '../pricing/totals.ts'

export interface PricedLine {
  id: string
  variantId: string
  postId: string
  title: string
  url: string
  image: string | null
  sku: string | null
  choices: Choice[]
  quantity: number
  unit: Minor
  hasPrice: boolean
  weightGrams: number
  requiresShipping: boolean
  taxClass: string
  /** Another one than the shop asks: only on orders that staff makes. */
  isOwnPrice: boolean
  messages: string[]
}

/** Something that staff writes on an order and that is no product: wrapping, a repair. It has no stock and is not sent. */
export interface ExtraLine {
  title: string
  unit: Minor
  quantity: number
}

/** What staff may decide about an order that it makes, and no visitor about a cart. */
export interface ManualOrderInput {
  /** Prices by the line's id. */
  prices: ReadonlyMap<string, Minor>
  extras: readonly ExtraLine[]
  /** The buyer takes all of it along: nothing is sent. */
  isTakenAlong: boolean
}

const asTheShopDoes: ManualOrderInput = { prices: new Map(), extras: [], isTakenAlong: false }

export interface PricedCart {
  cart: Cart
  store: Store | null
  /** The store whose stock rows count. */
  stockStoreId: string
  lines: PricedLine[]
  extras: readonly ExtraLine[]
  /** Of the lines, then of the extras. */
  totals: Totals
  shipping: ShippingChoice | null
  shippingOptions: ShippingChoice[] | null
  /** The way that was chosen is not offered for this cart any more. */
  isDeliveryGone: boolean
  /** Null also for an order that is picked up, whatever address the cart keeps. */
  deliveredTo: Address | null
  /** Who picks it up; '' where it is sent, or nobody was named. */
  collectedBy: string
  needsAddress: boolean
  discount: Discount | null
  /** Why the code of the cart cannot be used once more. */
  usedUp: string | null
  /** What is wrong with the cart as a whole: all of it is about its discount code. */
  messages: string[]
  /** Shipping and tax are not known while there is no address. */
  isEstimated: boolean
  hash: string
}

export async function priceCart(
  platform: Platform,
  db: Db,
  { shop, rates }: ShopRules,
  { cart, lines: known }: ReadCart,
  { prices, extras, isTakenAlong }: ManualOrderInput = asTheShopDoes,
): Promise<PricedCart> {
  const store = storeNamed(shop.stores, cart.store_id)
  const stockStoreId = store?.id ?? implicitStore
  const stored = known ?? (await linesQuery(platform, shop, { by: 'id', value: cart.id }).execute(db)).rows
  const rows =
    prices.size === 0
      ? stored
      : stored.map((row) => ({ ...row, amount_minor: prices.get(row.id) ?? row.amount_minor }))
  const wanted = new Map<string, number>()
  for (const row of rows) wanted.set(row.variant_id, (wanted.get(row.variant_id) ?? 0) + row.quantity)
  const elsewhere =
    store && shop.stores.length > 1 ? await soldElsewhere(db, shop, store, rows, wanted) : null
  const lines = rows.map((row): PricedLine => ({
    id: row.id,
    variantId: row.variant_id,
    postId: row.post_id,
    title: row.title ?? cartMessages.unknown_product,
    url: row.url ?? '',
    image: chosenPicture(row.image, row.pictures, row.choices),
    sku: row.sku,
    choices: row.choices,
    quantity: row.quantity,
    // What is not in the shop any more costs nothing, until it is taken out.
    unit: minor(row.title === null ? 0 : (row.amount_minor ?? 0)),
    hasPrice: row.title !== null && row.amount_minor !== null,
    weightGrams: row.weight_g,
    requiresShipping: row.requires_shipping,
    taxClass: row.tax_class,
    isOwnPrice: prices.has(row.id),
    messages: messagesOf(
      row,
      wanted.get(row.variant_id) ?? 0,
      elsewhere && store && { store: store.name, elsewhere: elsewhere.get(row.variant_id) ?? [] },
    ),
  }))
  const bare = extras.map(({ unit, quantity }) => ({ unit, quantity, weightGrams: 0, taxClass: 'standard' }))
  const { address } = cart
  const messages: string[] = []
  const found = cart.discount_id ? await discountBy(db, platform.clock.now(), { id: cart.discount_id }) : null
  const plain = totalsOf({
    lines: [...lines, ...bare].map((line) => ({ ...line, rates: [] })),
    pricesIncludeTax: shop.pricesIncludeTax,
    discount: null,
    shipping: null,
  })
  const isTooSmall = found !== null && plain.subtotal < found.minimum
  if (cart.discount_id && !found) messages.push(cartMessages.code_ended)
  if (found && isTooSmall) {
    messages.push(
      cartMessages.code_minimum({
        code: found.code,
        amount: decimalText(found.minimum, shop.currency),
      }),
    )
  }
  const usedUp = found && (await whyUsedUp(db, found, cart))
  if (usedUp) messages.push(usedUp)
  const discount = isTooSmall || usedUp ? null : found
  const needsShipping = !isTakenAlong && lines.some(({ requiresShipping }) => requiresShipping)
  const options = needsShipping
    ? shippingChoices(rates, {
        address,
        weightGrams: plain.weightGrams,
        subtotal: plain.subtotal,
        pickupStoreId: store?.pickupEnabled ? store.id : null,
      })
    : null
  const shipping = chosenShipping(rates, options, cart.shipping_method_id)
  // What is picked up goes nowhere: its taxes are those of the shop's own country.
  const deliveredTo = shipping?.isPickup || isTakenAlong ? null : address
  const taxes = taxTableOf(rates, shop.baseCountry, deliveredTo)
  const totals = totalsOf({
    lines: [...lines, ...bare].map((line) => ({ ...line, rates: taxes.ratesFor(line.taxClass) })),
    pricesIncludeTax: shop.pricesIncludeTax,
    discount: discount?.rule ?? null,
    shipping: shipping ? { amount: shipping.amount, rates: taxes.shippingRates } : null,
    step: chargeStep(shop.currency),
  })
  const priced = {
    cart,
    store,
    stockStoreId,
    lines,
    extras,
    totals,
    shipping,
    shippingOptions: options,
    isDeliveryGone: isDeliveryGone(options, cart.shipping_method_id),
    deliveredTo,
    collectedBy: shipping?.isPickup ? cart.pickup_name : '',
    needsAddress: options !== null && shipping?.isPickup !== true,
    discount,
    usedUp,
    messages,
    isEstimated: address === null && shipping?.isPickup !== true && !isTakenAlong,
  }
  return { ...priced, hash: hashOf(priced, shop) }
}

/** For lines that cannot be had at their store: which others sell them. Asked only where there is such a line. */
async function soldElsewhere(
  db: Db,
  shop: ShopContext,
  store: Store,
  rows: readonly LineRow[],
  wanted: ReadonlyMap<string, number>,
): Promise<Map<string, Elsewhere[]>> {
  const isLacking = (row: LineRow) =>
    row.amount_minor === null || freeOf(row) < (wanted.get(row.variant_id) ?? 0)
  const products = new Set(rows.filter(isLacking).map(({ post_id }) => post_id))
  const offered = await offersOf(db, shop, [...products])
  const others = shop.stores.filter(({ id }) => id !== store.id)
  return new Map(
    offered
      .flatMap(({ variants }) => variants)
      .map(({ id, offers }) => [
        id,
        others.flatMap(({ id: place, name }) => {
          const offer = offers.get(place)
          return offer && isAvailable(offer)
            ? [{ name, free: offer.quantity ?? Number.POSITIVE_INFINITY }]
            : []
        }),
      ]),
  )
}

/** Two carts with the same hash cost the same and hold the same: one order and one payment page serve both. */
function hashOf(priced: Omit<PricedCart, 'hash'>, shop: ShopContext): string {
  const { cart, lines, totals } = priced
  const parts = [
    shop.currency,
    shop.pricesIncludeTax,
    priced.stockStoreId,
    cart.email,
    priced.deliveredTo,
    priced.collectedBy,
    cart.payment_method,
    priced.shipping?.id ?? null,
    priced.discount?.id ?? null,
    totals.total,
    totals.tax,
    lines.map(({ id, variantId, quantity, unit, choices }) => [id, variantId, quantity, unit, choices]),
    priced.extras,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function storeChoices({ stores }: ShopContext): CartView['stores'] {
  return stores.map(({ slug, name }) => ({ value: slug, title: name }))
}

/** There is an address, and nothing is sent to it; what is picked up needs none. */
function isUndelivered({ cart, shipping, shippingOptions }: PricedCart): boolean {
  return (
    cart.address !== null &&
    shipping === null &&
    shippingOptions !== null &&
    shippingOptions.every(({ isPickup }) => isPickup)
  )
}

/** The cart as calls answer it (M3). */
export function viewOfCart(priced: PricedCart, shop: ShopContext): CartView {
  const { totals } = priced
  const decimal = (amount: Minor) => decimalNumber(amount, shop.currency)
  const shipping = statedShipping(totals, shop.pricesIncludeTax)
  return {
    items: priced.lines.map((line) => {
      const total = times(line.unit, line.quantity)
      return {
        id: line.id,
        post_id: line.postId,
        title: line.title,
        url: line.url,
        image: line.image,
        price: decimal(line.unit),
        price_minor: line.unit,
        has_price: line.hasPrice,
        total: decimal(total),
        total_minor: total,
        quantity: line.quantity,
        choices: line.choices,
        error: line.messages.length > 0,
        msg: line.messages,
      }
    }),
    currency: shop.currencyData,
    currency_symbol: shop.currencyData.symbol,
    current_store: priced.store?.slug ?? null,
    stores: storeChoices(shop),
    subtotal: decimal(totals.subtotal),
    discount: decimal(totals.discount),
    shipping: decimal(shipping),
    tax: decimal(totals.tax),
    total: decimal(totals.total),
    subtotal_minor: totals.subtotal,
    discount_minor: totals.discount,
    shipping_minor: shipping,
    tax_minor: totals.tax,
    total_minor: totals.total,
    total_weight: totals.weightGrams,
    prices_include_tax: shop.pricesIncludeTax,
    discount_code: priced.discount?.code ?? null,
    estimated: priced.isEstimated,
    needs_address: priced.needsAddress,
    shipping_options: shippingView(priced.shippingOptions),
    shipping_method: priced.shipping?.id ?? null,
    delivery_gone: priced.isDeliveryGone,
    no_delivery: isUndelivered(priced),
    error: priced.messages.length > 0 || priced.lines.some(({ messages }) => messages.length > 0),
    msg: priced.messages,
  }
}

/** The cart of somebody who has put nothing in it yet. */
export function emptyCartView(shop: ShopContext, store: Store | null): CartView {
  return {
    items: [],
    currency: shop.currencyData,
    currency_symbol: shop.currencyData.symbol,
    current_store: store?.slug ?? null,
    stores: storeChoices(shop),
    subtotal: 0,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 0,
    subtotal_minor: zero,
    discount_minor: zero,
    shipping_minor: zero,
    tax_minor: zero,
    total_minor: zero,
    total_weight: 0,
    prices_include_tax: shop.pricesIncludeTax,
    discount_code: null,
    estimated: true,
    needs_address: false,
    shipping_options: [],
    shipping_method: null,
    delivery_gone: false,
    no_delivery: false,
    error: false,
    msg: [],
  }
}

/** Writes an order that is already finished, with its ledger, payment and timeline: for the demo site and for moves. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { readShape } from '../cart/addToCart.ts'
import { accessToken } from '../orders/accessToken.ts'
import { nextOrderNumber } from '../orders/writeOrder.ts'
import { chosenPicture, livePictures } from '../catalogue/chosenPicture.ts'
import { implicitStore, shopContext, storeNamed, type ShopContext } from '../pricing/shopContext.ts'
import { minor, zero, type Minor } from '../pricing/money.ts'
import { offersOf } from '../catalogue/offers.ts'
import { moveOrder, writeEvent } from '../orders/events.ts'
import { writeInvoice } from '../documents/writeDocuments.ts'
import type { Address, Choice } from '../schema.ts'
import { problem } from '../problems.ts'
import { adjustStock } from '../inventory/stock.ts'
import { totalsOf, type Totals } from '../pricing/totals.ts'

export interface FinishedOrder {
  email: string
  userId?: string | null
  placedAt: Date
  /** A store location's short name; the first one where it is missing. */
  store?: string
  address?: Address
  isTest?: boolean
  lines: { postId: string; variantKey?: string; quantity: number; choices?: Choice[] }[]
  /** How far it is; default `none`: paid and waiting to be sent. */
  fulfilment?: 'none' | 'shipped' | 'delivered'
}

/**
 * Adds a paid order at today's prices and takes its items from stock.
 * @returns the order's id
 */
export async function importOrder(
  platform: Platform,
  db: Transaction<Database>,
  order: FinishedOrder,
): Promise<string> {
  const shop = await shopContext(db)
  const storeId = storeNamed(shop.stores, order.store)?.id ?? null
  const lines = await linesAtToday(platform, db, { order, shop, storeId })
  const totals = totalsOf({
    lines: lines.map(({ unit, quantity }) => ({ unit, quantity, weightGrams: 0, rates: [] })),
    pricesIncludeTax: shop.pricesIncludeTax,
    discount: null,
    shipping: null,
  })
  const id = await writeOrder(platform, db, { order, shop, storeId, totals })
  for (const [position, line] of lines.entries())
    await writeLine(platform, db, {
      orderId: id,
      position,
      line,
      total: totals.lines[position]?.total ?? zero,
      pricesIncludeTax: shop.pricesIncludeTax,
      storeId,
    })
  await writePayment(platform, db, { orderId: id, order, total: totals.total, currency: shop.currency })
  const at: Platform = { ...platform, clock: { now: () => order.placedAt } }
  await writeEvent(at, db, id, 'created')
  await writeEvent(at, db, id, 'placed', { data: { payment_state: ['unpaid', 'paid'] } })
  const made = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await writeInvoice(at, db, made)
  await finish(platform, db, made, order)
  return id
}

interface Within {
  order: FinishedOrder
  shop: ShopContext
  /** Where it was sold; null: the shop has no locations. */
  storeId: string | null
}

/** What was bought as the products stand now. @throws Problem cart.product_missing where one is not sold there */
async function linesAtToday(platform: Platform, db: Transaction<Database>, { order, shop, storeId }: Within) {
  const offered = await offersOf(db, shop, [...new Set(order.lines.map(({ postId }) => postId))])
  const lines = []
  for (const line of order.lines) {
    const variant = offered
      .find(({ postId }) => postId === line.postId)
      ?.variants.find(({ key }) => line.variantKey === undefined || key === line.variantKey)
    const price = variant?.offers.get(storeId ?? implicitStore)?.price ?? null
    if (!variant || price === null) throw problem('cart.product_missing', { id: line.postId })
    const post = await db
      .selectFrom('live')
      .select(['title', 'url', 'image', livePictures.as('pictures')])
      .where('post_id', '=', line.postId)
      .executeTakeFirstOrThrow()
    // As a buyer's choice is kept: in the words of the product, not by their short names.
    const dimensions = (await readShape(platform, db, line.postId))?.dimensions ?? []
    const choices = Object.entries(variant.selection).map(([name, value]): Choice => ({
      name,
      value:
        dimensions.find(({ type }) => type === name)?.options.find((option) => option.slug === value)
          ?.label ?? value,
      type: 'variant',
    }))
    lines.push({
      ...line,
      title: post.title,
      url: post.url,
      image: chosenPicture(post.image, post.pictures, choices),
      variant,
      unit: minor(price),
      choices: [...choices, ...(line.choices ?? [])],
    })
  }
  return lines
}

type Line = Awaited<ReturnType<typeof linesAtToday>>[number]

const isTestOrder = ({ isTest = true }: FinishedOrder) => isTest
const providerOf = (order: FinishedOrder) => (isTestOrder(order) ? 'test' : 'manual')

/** @returns the order's id */
async function writeOrder(
  platform: Platform,
  db: Transaction<Database>,
  { order, shop, storeId, totals }: Within & { totals: Totals },
): Promise<string> {
  const id = platform.newId()
  await db
    .insertInto('orders')
    .values({
      id,
      number: nextOrderNumber(isTestOrder(order)),
      cart_id: null,
      access_token_hash: createHash('sha256').update(accessToken(platform, id)).digest(),
      user_id: order.userId ?? null,
      email: order.email,
      currency: shop.currency,
      store_id: storeId,
      order_state: 'placed',
      payment_state: 'paid',
      fulfilment_state: 'none',
      subtotal_minor: totals.subtotal,
      discount_minor: zero,
      shipping_minor: zero,
      tax_minor: zero,
      total_minor: totals.total,
      paid_minor: totals.total,
      prices_include_tax: shop.pricesIncludeTax,
      addresses: JSON.stringify(order.address ? { shipping: order.address } : {}),
      shipping_title: null,
      is_test: isTestOrder(order),
      provider: providerOf(order),
      cart_hash: '',
      created_at: order.placedAt,
      placed_at: order.placedAt,
    })
    .execute()
  return id
}

interface WantedLine {
  orderId: string
  position: number
  line: Line
  total: Minor
  pricesIncludeTax: boolean
  storeId: string | null
}

/** Writes a line and takes its items from stock, as many of them as are there. */
async function writeLine(
  platform: Platform,
  db: Transaction<Database>,
  { orderId, position, line, total, pricesIncludeTax, storeId }: WantedLine,
): Promise<void> {
  await db
    .insertInto('order_line')
    .values({
      id: platform.newId(),
      order_id: orderId,
      position,
      variant_id: line.variant.id,
      post_id: line.postId,
      title: line.title,
      url: line.url,
      sku: null,
      choices: JSON.stringify(line.choices),
      image: line.image,
      unit_minor: line.unit,
      quantity: line.quantity,
      discount_minor: zero,
      net_minor: total,
      tax_minor: zero,
      total_minor: total,
      prices_include_tax: pricesIncludeTax,
    })
    .execute()
  const left = line.variant.offers.get(storeId ?? implicitStore)?.quantity ?? null
  if (left === null) return
  await adjustStock(platform, db, {
    variantId: line.variant.id,
    storeId: storeId ?? implicitStore,
    delta: -Math.min(left, line.quantity),
    reason: 'import',
    orderId,
  })
}

async function writePayment(
  platform: Platform,
  db: Transaction<Database>,
  {
    orderId,
    order,
    total,
    currency,
  }: { orderId: string; order: FinishedOrder; total: Minor; currency: string },
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id: platform.newId(),
      order_id: orderId,
      provider: providerOf(order),
      provider_ref: `import_${orderId}`,
      capture_ref: null,
      url: null,
      kind: 'checkout',
      state: 'succeeded',
      amount_minor: total,
      currency,
      idem_key: `import_${orderId}`,
      expires_at: order.placedAt,
      created_at: order.placedAt,
    })
    .execute()
}

async function finish(
  platform: Platform,
  db: Transaction<Database>,
  made: Parameters<typeof moveOrder>[2],
  { fulfilment = 'none', placedAt }: FinishedOrder,
): Promise<void> {
  if (fulfilment === 'none') return
  const later: Platform = { ...platform, clock: { now: () => new Date(placedAt.getTime() + 86_400_000) } }
  const shipmentId = platform.newId()
  await db
    .insertInto('shipment')
    .values({
      id: shipmentId,
      order_id: made.id,
      is_pickup: false,
      actor_id: null,
      created_at: later.clock.now(),
    })
    .execute()
  const lines = await db
    .selectFrom('order_line')
    .select(['id', 'quantity'])
    .where('order_id', '=', made.id)
    .execute()
  for (const { id, quantity } of lines) {
    await db
      .insertInto('shipment_line')
      .values({ shipment_id: shipmentId, order_line_id: id, quantity })
      .execute()
  }
  const shipped = await moveOrder(later, db, made, { fulfilment_state: 'shipped' })
  if (fulfilment === 'delivered') {
    const arrived: Platform = {
      ...platform,
      clock: { now: () => new Date(placedAt.getTime() + 3 * 86_400_000) },
    }
    await moveOrder(arrived, db, shipped, { fulfilment_state: 'delivered', order_state: 'completed' })
  }
}

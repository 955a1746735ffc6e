/** Writes an order that is already finished, with its ledger, payment and timeline: for the demo site and for moves. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { readShape } from '../cart/addToCart.ts'
import { accessToken } from './accessToken.ts'
import { nextOrderNumber } from './makeOrder.ts'
import { chosenPicture, livePictures } from '../catalogue/chosenPicture.ts'
import { implicitStore, shopContext, storeNamed } from '../pricing/shopContext.ts'
import { minor, zero } from '../pricing/money.ts'
import { offersOf } from '../catalogue/offers.ts'
import { moveOrder, writeEvent } from './events.ts'
import { writeInvoice } from '../documents/writeDocuments.ts'
import type { Address, Choice } from '../schema.ts'
import { problem } from '../problems.ts'
import { adjustStock } from '../inventory/stock.ts'
import { totalsOf } from '../pricing/totals.ts'

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
 * Adds a paid order at today's prices and takes its pieces from stock.
 * @returns the order's id
 */
export async function importOrder(
  platform: Platform,
  db: Transaction<Database>,
  order: FinishedOrder,
): Promise<string> {
  const { siteId } = platform
  const facts = await shopContext(db, siteId)
  const store = storeNamed(facts.stores, order.store)
  const offered = await offersOf(db, facts, [...new Set(order.lines.map(({ postId }) => postId))])
  const lines = []
  for (const line of order.lines) {
    const variant = offered
      .find(({ postId }) => postId === line.postId)
      ?.variants.find(({ key }) => line.variantKey === undefined || key === line.variantKey)
    const price = variant?.offers.get(store?.id ?? implicitStore)?.price ?? null
    if (!variant || price === null) throw problem('cart.product_missing', { id: line.postId })
    const post = await db
      .selectFrom('live')
      .select(['title', 'url', 'image', livePictures.as('pictures')])
      .where('site_id', '=', siteId)
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
  const totals = totalsOf({
    lines: lines.map(({ unit, quantity }) => ({ unit, quantity, weightGrams: 0, rates: [] })),
    pricesIncludeTax: facts.pricesIncludeTax,
    discount: null,
    shipping: null,
  })
  const id = platform.newId()
  const isTest = order.isTest ?? true
  const provider = isTest ? 'test' : 'manual'
  await db
    .insertInto('orders')
    .values({
      site_id: siteId,
      id,
      number: nextOrderNumber(isTest),
      cart_id: null,
      access_token_hash: createHash('sha256').update(accessToken(platform, id)).digest(),
      user_id: order.userId ?? null,
      email: order.email,
      currency: facts.currency,
      store_id: store?.id ?? null,
      order_state: 'placed',
      payment_state: 'paid',
      fulfilment_state: 'none',
      subtotal_minor: totals.subtotal,
      discount_minor: zero,
      shipping_minor: zero,
      tax_minor: zero,
      total_minor: totals.total,
      paid_minor: totals.total,
      prices_include_tax: facts.pricesIncludeTax,
      addresses: JSON.stringify(order.address ? { shipping: order.address } : {}),
      shipping_title: null,
      is_test: isTest,
      provider,
      cart_hash: '',
      created_at: order.placedAt,
      placed_at: order.placedAt,
    })
    .execute()
  for (const [position, line] of lines.entries()) {
    const total = totals.lines[position]?.total ?? zero
    await db
      .insertInto('order_line')
      .values({
        site_id: siteId,
        id: platform.newId(),
        order_id: id,
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
        prices_include_tax: facts.pricesIncludeTax,
      })
      .execute()
    const left = line.variant.offers.get(store?.id ?? implicitStore)?.quantity ?? null
    if (left !== null) {
      await adjustStock(platform, db, {
        variantId: line.variant.id,
        storeId: store?.id ?? implicitStore,
        delta: -Math.min(left, line.quantity),
        reason: 'import',
        orderId: id,
      })
    }
  }
  await db
    .insertInto('payment')
    .values({
      site_id: siteId,
      id: platform.newId(),
      order_id: id,
      provider,
      provider_ref: `import_${id}`,
      capture_ref: null,
      url: null,
      kind: 'checkout',
      state: 'succeeded',
      amount_minor: totals.total,
      currency: facts.currency,
      idem_key: `import_${id}`,
      expires_at: order.placedAt,
      created_at: order.placedAt,
    })
    .execute()
  const at: Platform = { ...platform, clock: { now: () => order.placedAt } }
  await writeEvent(at, db, id, 'created')
  await writeEvent(at, db, id, 'placed', { data: { payment_state: ['unpaid', 'paid'] } })
  const made = await db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await writeInvoice(at, db, made)
  await finish(platform, db, made, order)
  return id
}

async function finish(
  platform: Platform,
  db: Transaction<Database>,
  made: Parameters<typeof moveOrder>[2],
  { fulfilment = 'none', placedAt }: FinishedOrder,
): Promise<void> {
  if (fulfilment === 'none') return
  const later: Platform = { ...platform, clock: { now: () => new Date(placedAt.getTime() + 86_400_000) } }
  const { siteId } = platform
  const shipmentId = platform.newId()
  await db
    .insertInto('shipment')
    .values({
      site_id: siteId,
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
    .where('site_id', '=', siteId)
    .where('order_id', '=', made.id)
    .execute()
  for (const { id, quantity } of lines) {
    await db
      .insertInto('shipment_line')
      .values({ site_id: siteId, shipment_id: shipmentId, order_line_id: id, quantity })
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

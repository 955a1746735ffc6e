/**
 * Putting items into a cart, the call that a shop answers most: what was chosen is looked up in what is remembered of
 * the product, then one statement finds and locks the cart, checks the variant and writes the line.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context, Db, Platform } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { statement } from '#platform/database/statement.ts'
import { runBatch, type BatchQuery } from '#platform/database/batch.ts'
import { byCartKey, cartLimits, newCart, ownKey, type Cart, type CartKey } from './cart.ts'
import { linesQuery, type LineRow, type ReadCart } from './cartLines.ts'
import { implicitStore, type ShopContext, type Store } from '../pricing/shopContext.ts'
import type { Dimension, ProductOption } from '../catalogue/productRows.ts'
import { slug } from '../slug.ts'
import { problem } from '../problems.ts'
import type { Choice } from '../schema.ts'

export interface Added {
  postId: string
  value: ReadonlyMap<string, unknown>
  quantity: number
  /** Where the cart is priced from now on; null leaves it as it is. */
  store: Store | null
  /** A shopper's second tap carries the same key and adds nothing. */
  idempotencyKey?: string
}

/**
 * Adds items of a product to the caller's cart, which is made where there is none; the same variant with the same
 * choices grows its line. One trip to the database, for a guest's first item too.
 * @throws Problem cart.option_unavailable, cart.full, cart.quantity (422), cart.product_missing (404)
 * @returns the cart that it went into, with its lines
 */
export async function addToCart(context: Context, shop: ShopContext, added: Added): Promise<ReadCart> {
  const shape = await cachedShape(context, { key: added.postId })
  if (!shape) throw problem('cart.product_missing', { id: added.postId })
  const { variantKey, choices } = readSelection(shape.dimensions, shape.options, added.value)
  const variantId = shape.variantIds.get(variantKey)
  if (variantId === undefined) throw problem('cart.option_unavailable')
  const wanted = { ...added, variantId, choices }
  const owner = ownKey(context)
  const written =
    (owner && (await writeLine(context, shop, { owner }, wanted))) ??
    (await writeNewCart(context, shop, wanted)) ??
    // Another request of the same account made the cart meanwhile.
    (owner && (await writeLine(context, shop, { owner }, wanted)))
  if (!written) throw problem('checkout.busy')
  const { sold_title, is_placed, has_place, has_number, has_stock, free, in_cart, ...cart } = written.cart
  if (sold_title === null) throw problem('cart.option_unavailable')
  if (!has_stock) throw shortOf(variantKey, sold_title, Math.max(0, free ?? 0), in_cart)
  if (!has_place) throw problem('cart.full', { limit: cartLimits.lines })
  // Items that another request added since the count may have taken the room.
  if (!has_number || (!is_placed && !added.idempotencyKey)) throw problem('cart.quantity')
  return {
    cart: is_placed && added.store ? { ...cart, store_id: added.store.id } : cart,
    lines: written.lines,
  }
}

/** A shopper hears at once that there are not so many, not only in the cart. */
function shortOf(variantKey: string, title: string, available: number, wanted: number) {
  if (available === 0 && wanted === 0)
    return problem(variantKey === 'default' ? 'cart.sold_out' : 'cart.option_unavailable')
  return wanted > 0
    ? problem('stock.in_cart', { title, available, wanted })
    : problem('stock.short', { title, available })
}

/** What of a product decides which variant a choice means. */
interface Shape {
  dimensions: Dimension[]
  options: ProductOption[]
  variantIds: Map<string, string>
}

const cachedShape = cached((platform, postId) => readShape(platform, platform.db, postId))

/** Null where nobody can buy it. */
export async function readShape(
  platform: Pick<Platform, 'clock'>,
  db: Db,
  postId: string,
): Promise<Shape | null> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('live', (join) => join.onRef('live.post_id', '=', 'product.post_id'))
    .leftJoin('product_variant', (join) =>
      join
        .onRef('product_variant.post_id', '=', 'product.post_id')
        .on('product_variant.is_retired', '=', false),
    )
    .select(['product.dimensions', 'product.options', 'product_variant.id', 'product_variant.variant_key'])
    .where('product.post_id', '=', postId)
    .where('live.status', '=', 'published')
    .where('live.publish_at', '<=', platform.clock.now())
    .execute()
  const [first] = rows
  if (!first) return null
  const variantIds = rows.flatMap(({ id, variant_key }) =>
    id !== null && variant_key !== null ? [[variant_key, id] as const] : [],
  )
  return { dimensions: first.dimensions, options: first.options, variantIds: new Map(variantIds) }
}

export interface Selected {
  variantKey: string
  choices: Choice[]
}

/**
 * Reads what a shopper chose: one option per dimension, one value per choosable option; other keys are ignored.
 * @throws Problem cart.option_unavailable (422)
 */
export function readSelection(
  dimensions: readonly Dimension[],
  options: readonly ProductOption[],
  value: ReadonlyMap<string, unknown>,
): Selected {
  const choices: Choice[] = []
  const parts: string[] = []
  for (const { type, options: allowed } of dimensions) {
    const wanted = value.get(type)
    const option = typeof wanted === 'string' ? allowed.find((one) => one.slug === slug(wanted)) : undefined
    if (!option) throw problem('cart.option_unavailable', { name: type })
    parts.push(`${type}_${option.slug}`)
    choices.push({ name: type, value: option.label, type: 'variant' })
  }
  for (const { name, values } of options) {
    const wanted = value.get(name)
    if (wanted === undefined || wanted === null || wanted === '') continue
    const known = typeof wanted === 'string' ? values.find((one) => slug(one) === slug(wanted)) : undefined
    if (known === undefined) throw problem('cart.option_unavailable', { name })
    choices.push({ name, value: known, type: 'option' })
  }
  return { variantKey: parts.join('.') || 'default', choices }
}

export function hashOfChoices(choices: readonly Choice[]): string {
  const own = choices.filter(({ type }) => type === 'option').map(({ name, value }) => [name, value])
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 32)
}

type Wanted = Added & { variantId: string; choices: Choice[] }

function writeNewCart(context: Context, shop: ShopContext, wanted: Wanted) {
  const { id, insert } = newCart(context, shop)
  return writeLine(context, shop, { owner: { by: 'id', value: id }, first: insert }, wanted)
}

interface Written extends Cart {
  /** What the product is called; null: the variant cannot be bought any more. */
  sold_title: string | null
  /** False where the same tap was counted before. */
  is_placed: boolean
  has_place: boolean
  has_number: boolean
  /** The store has as many as the cart would hold then. */
  has_stock: boolean
  /** What is left there; null where nobody counts. */
  free: number | null
  /** How many of the variant the cart holds. */
  in_cart: number
}

/**
 * Finds and locks the active cart, then writes. Returns the cart and what its lines are then, null where there is no such
 * cart.
 * @param first what is to happen before, in the same trip
 */
async function writeLine(
  platform: Platform,
  shop: ShopContext,
  { owner, first }: { owner: CartKey; first?: BatchQuery },
  { variantId, choices, quantity, store, idempotencyKey }: Wanted,
): Promise<{ cart: Written; lines: LineRow[] } | null> {
  const write = writeBy[owner.by]({
    now: platform.clock.now(),
    cart: owner.value,
    lineId: platform.newId(),
    variantId,
    quantity,
    choices: JSON.stringify(choices),
    choicesHash: hashOfChoices(choices),
    storeId: store?.id ?? null,
    stores: shop.stores.map(({ id }) => id),
    firstStore: shop.stores[0]?.id ?? implicitStore,
    key: idempotencyKey?.slice(0, 200) ?? null,
  })
  const read = linesQuery(platform, shop, owner)
  if (!first) return writtenOf(await runBatch(platform.db, write, read))
  const [, ...rest] = await runBatch(platform.db, first, write, read)
  return writtenOf(rest)
}

function writtenOf([[cart], lines]: readonly [Written[], LineRow[]]): {
  cart: Written
  lines: LineRow[]
} | null {
  return cart ? { cart, lines } : null
}

interface WriteGiven {
  now: Date
  cart: CartKey['value']
  lineId: string
  variantId: string
  quantity: number
  choices: string
  choicesHash: string
  storeId: string | null
  stores: readonly string[]
  firstStore: string
  key: string | null
}

/** Each part feeds on the one before it, so the line is not touched before the cart is locked. */
const writeBy = byCartKey((isWanted) =>
  statement<WriteGiven>()(
    (_db, slot) => sql<Written>`
    with owner as (
      select * from cart where cart.state = 'active' and ${isWanted(slot('cart'))} for update
    ), sold as (
      select variant.id, live.title from product_variant variant
      join live on live.post_id = variant.post_id
      where variant.id = ${slot('variantId')} and not variant.is_retired
        and live.status = 'published' and live.publish_at <= ${slot('now')}
    ), known as (
      select count(*)::int as lines, coalesce(max(line.quantity) filter (
        where line.variant_id = ${slot('variantId')} and line.choices_hash = ${slot('choicesHash')}), 0) as quantity,
        coalesce(sum(line.quantity) filter (where line.variant_id = ${slot('variantId')}), 0)::int as in_cart
      from cart_line line where line.cart_id = (select id from owner)
    ), place as (
      select case when coalesce(${slot('storeId')}::uuid, store_id) = any(${slot('stores')}::uuid[])
        then coalesce(${slot('storeId')}::uuid, store_id) else ${slot('firstStore')}::uuid end as id from owner
    ), counted as (
      select level.on_hand - level.reserved + coalesce((
          select sum(reservation.quantity)::int from reservation
          join orders on orders.id = reservation.order_id
          where orders.cart_id = (select id from owner) and orders.order_state = 'pending'
            and reservation.state = 'held' and reservation.variant_id = level.variant_id
            and reservation.store_id = level.store_id), 0) as free
      from stock_level level, place where level.variant_id = ${slot('variantId')}
        and level.store_id = place.id and level.tracked
    ), room as (
      select (quantity > 0 or lines < ${cartLimits.lines}) as has_place,
        quantity + ${slot('quantity')} <= ${cartLimits.quantity} as has_number,
        coalesce(in_cart + ${slot('quantity')} <= (select free from counted), true) as has_stock,
        (select free from counted) as free, in_cart from known
    ), first as (
      insert into idempotency (scope, key, request_hash, response, created_at)
      select 'cart.add ' || owner.id, ${slot('key')}::text, '', 'null', ${slot('now')}::timestamptz
      from owner, sold, room where ${slot('key')}::text is not null and has_place and has_number and has_stock
      on conflict do nothing returning 1
    ), placed as (
      insert into cart_line (id, cart_id, variant_id, choices, choices_hash, quantity, added_at)
      select ${slot('lineId')}::uuid, owner.id, sold.id, ${slot('choices')}::jsonb,
        ${slot('choicesHash')}::text, ${slot('quantity')}::int, ${slot('now')}::timestamptz
      from owner, sold, room
      where has_place and has_number and has_stock and (${slot('key')}::text is null or exists (select 1 from first))
      on conflict (cart_id, variant_id, choices_hash) do update
        set quantity = cart_line.quantity + excluded.quantity
        where cart_line.quantity + excluded.quantity <= ${cartLimits.quantity}
      returning 1
    ), touched as (
      update cart set version = cart.version + 1, updated_at = ${slot('now')},
        store_id = coalesce(${slot('storeId')}::uuid, cart.store_id)
      from owner, placed where cart.id = owner.id
    )
    select owner.*, (select title from sold) as sold_title, exists (select 1 from placed) as is_placed,
      room.has_place, room.has_number, room.has_stock, room.free, room.in_cart
    from owner, room`,
  ),
)

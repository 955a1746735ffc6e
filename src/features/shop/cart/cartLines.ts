/** The lines of a cart as the tables of this moment have them: what they cost, and whether they can be had. */
import { sql } from 'kysely'
import type { Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { byCartKey, type Cart, type CartKey } from './cart.ts'
import { livePictures } from '../catalogue/chosenPicture.ts'
import { implicitStore, type ShopContext } from '../pricing/shopContext.ts'
import { common } from '#ui/texts/common.ts'
import type { Choice } from '../schema.ts'
import { cartMessages } from './texts/cartMessages.ts'

/** A line as linesQuery reads it. */
export interface LineRow {
  id: string
  variant_id: string
  quantity: number
  choices: Choice[]
  post_id: string
  sku: string | null
  weight_g: number
  requires_shipping: boolean
  tax_class: string
  is_retired: boolean
  title: string | null
  url: string | null
  image: string | null
  /** The meta with its pictures. */
  pictures: string | null
  amount_minor: number | null
  tracked: boolean | null
  free: number | null
}

/** The statement that reads the lines of a cart with their prices and stock, where the cart is to be bought. */
export function linesQuery(
  { clock }: Pick<Platform, 'clock'>,
  { stores, currency }: ShopContext,
  key: CartKey,
) {
  // As storeNamed chooses it, so that cart and lines are read in one trip.
  const known = stores.map(({ id }) => id)
  return linesBy[key.by]({
    now: clock.now(),
    stores: known,
    firstStore: known[0] ?? implicitStore,
    currency,
    cart: key.value,
  })
}

interface LinesGiven {
  now: Date
  stores: readonly string[]
  firstStore: string
  currency: string
  cart: CartKey['value']
}

const linesBy = byCartKey((isWanted) =>
  statement<LinesGiven>()(
    (_db, slot) => sql<LineRow>`
    with cart as (
      select cart.id,
        case when cart.store_id = any(${slot('stores')}::uuid[]) then cart.store_id else ${slot('firstStore')}::uuid end as stock_store_id
      from cart where cart.state = 'active' and ${isWanted(slot('cart'))}
    )
    select line.id, line.variant_id, line.quantity, line.choices, variant.post_id, variant.sku, variant.weight_g,
      variant.requires_shipping, variant.tax_class, variant.is_retired, live.title, live.url, live.image, ${livePictures} as pictures,
      price.amount_minor, stock.tracked,
      stock.on_hand - stock.reserved + coalesce(own.quantity, 0) as free
    from cart
    join cart_line line on line.cart_id = cart.id
    join product_variant variant on variant.id = line.variant_id
    left join live on live.post_id = variant.post_id
      and live.status = 'published' and live.publish_at <= ${slot('now')}
    left join lateral (
      select amount_minor from variant_price
      where variant_id = variant.id and currency = ${slot('currency')}
        and (store_id is null or store_id = cart.stock_store_id)
      order by store_id nulls last limit 1) price on true
    left join stock_level stock on stock.variant_id = variant.id
      and stock.store_id = cart.stock_store_id
    left join lateral (
      select sum(reservation.quantity)::int as quantity from reservation
      join orders on orders.id = reservation.order_id
      where orders.cart_id = line.cart_id and orders.order_state = 'pending'
        and reservation.state = 'held' and reservation.variant_id = variant.id
        and reservation.store_id = cart.stock_store_id) own on true
    order by line.added_at, line.id`,
  ),
)

/** Items of a line's variant that can be had where the cart is to be bought. */
export function freeOf(row: LineRow): number {
  return row.tracked ? Math.max(0, row.free ?? 0) : Number.POSITIVE_INFINITY
}

/** Another store that sells a variant, and how many it has. */
export interface Elsewhere {
  name: string
  free: number
}

/**
 * What a shopper is told about a line; lines of one variant share its stock.
 * @param at the store of the cart and where else the variant is sold; null in a shop of one place
 */
export function messagesOf(
  row: LineRow,
  wantedOfVariant: number,
  at: { store: string; elsewhere: readonly Elsewhere[] } | null,
): string[] {
  if (row.title === null) return [cartMessages.unable_to_locate({ id: row.post_id })]
  if (row.is_retired) return [cartMessages.option_unavailable]
  const elsewhere = at?.elsewhere.map(haveOf).join(', ') ?? ''
  const withStore = (message: string) => [
    elsewhere === '' ? message : cartMessages.and_elsewhere({ message, elsewhere }),
  ]
  if (row.amount_minor === null)
    return at && elsewhere !== ''
      ? withStore(cartMessages.not_sold_at({ store: at.store }))
      : [common.pricing_unavailable]
  const free = freeOf(row)
  if (free === 0)
    return at ? withStore(cartMessages.sold_out_at({ store: at.store })) : [soldOutText(row.choices)]
  if (wantedOfVariant > free)
    return at ? withStore(cartMessages.left_at({ free, store: at.store })) : [cartMessages.left({ free })]
  return []
}

/** As the product's page says it: what has no options has none that is unavailable. */
export function soldOutText(choices: readonly Choice[]): string {
  return hasOptions(choices) ? cartMessages.option_sold_out : common.sold_out
}

/** The same where the last one is in somebody else's checkout. */
export function takenText(choices: readonly Choice[]): string {
  return hasOptions(choices) ? cartMessages.option_taken : cartMessages.taken
}

const hasOptions = (choices: readonly Choice[]) => choices.some(({ type }) => type === 'variant')

function haveOf({ name, free }: Elsewhere): string {
  return Number.isFinite(free)
    ? cartMessages.store_has({ store: name, free })
    : cartMessages.store_has_it({ store: name })
}

/** A cart with its lines, where they were read along with it. */
export interface ReadCart {
  cart: Cart
  lines?: readonly LineRow[]
}

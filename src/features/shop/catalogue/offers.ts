/** What each variant of some products costs and how many are left, at every store; one reader for all who show it. */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { implicitStore, type ShopContext } from '../pricing/shopContext.ts'
import type { Dimension, ProductOption } from './productRows.ts'

export interface Offer {
  price: number | null
  base: number | null
  /** Items left; null: not counted. */
  quantity: number | null
}

export interface OfferedVariant {
  id: string
  key: string
  selection: Record<string, string>
  gtin: string | null
  /** By store id; the nil id while there are no store locations. */
  offers: Map<string, Offer>
}

export interface OfferedProduct {
  postId: string
  hasVariants: boolean
  dimensions: Dimension[]
  options: ProductOption[]
  variants: OfferedVariant[]
}

/** Reads products in the order of the given ids; what is no product is left out. Four queries for any number. */
export async function offersOf(
  db: Db,
  shop: ShopContext,
  postIds: readonly string[],
): Promise<OfferedProduct[]> {
  if (postIds.length === 0) return []
  const isWanted = sql<boolean>`product_variant.post_id = any(${[...postIds]}::uuid[]) and not product_variant.is_retired`
  // Side by side, so that a page waits for one round trip; in a transaction, whose connection takes one at a time, in turn.
  const productsAsked = db
    .selectFrom('product')
    .selectAll()
    .where(sql<boolean>`post_id = any(${[...postIds]}::uuid[])`)
    .execute()
  if (db.isTransaction) await productsAsked
  const variantsAsked = db
    .selectFrom('product_variant')
    .select(['id', 'post_id', 'variant_key', 'selection', 'gtin'])
    .where(isWanted)
    .orderBy('position')
    .execute()
  if (db.isTransaction) await variantsAsked
  const pricesAsked = db
    .selectFrom('variant_price')
    .innerJoin('product_variant', (join) => join.onRef('product_variant.id', '=', 'variant_price.variant_id'))
    .selectAll('variant_price')
    .where('variant_price.currency', '=', shop.currency)
    .where(isWanted)
    .execute()
  if (db.isTransaction) await pricesAsked
  const stockAsked = db
    .selectFrom('stock_level')
    .innerJoin('product_variant', (join) => join.onRef('product_variant.id', '=', 'stock_level.variant_id'))
    .selectAll('stock_level')
    .where(isWanted)
    .execute()
  const [products, variants, prices, stock] = await Promise.all([
    productsAsked,
    variantsAsked,
    pricesAsked,
    stockAsked,
  ])
  if (variants.length === 0) return []
  const places = shop.stores.length === 0 ? [implicitStore] : shop.stores.map(({ id }) => id)
  const priceAt = new Map(prices.map((row) => [`${row.variant_id} ${row.store_id ?? ''}`, row]))
  const stockAt = new Map(stock.map((row) => [`${row.variant_id} ${row.store_id}`, row]))
  const offersFor = (variantId: string) =>
    new Map(
      places.map((place) => {
        const price = priceAt.get(`${variantId} ${place}`) ?? priceAt.get(`${variantId} `)
        const level = stockAt.get(`${variantId} ${place}`)
        const quantity = level?.tracked ? Math.max(0, level.on_hand - level.reserved) : null
        return [place, { price: price?.amount_minor ?? null, base: price?.base_minor ?? null, quantity }]
      }),
    )
  const byPost = new Map(products.map((product) => [product.post_id, product]))
  return postIds.flatMap((postId) => {
    const product = byPost.get(postId)
    if (!product) return []
    return [
      {
        postId,
        hasVariants: product.has_variants,
        dimensions: product.dimensions,
        options: product.options,
        variants: variants
          .filter((variant) => variant.post_id === postId)
          .map((variant) => ({
            id: variant.id,
            key: variant.variant_key,
            selection: variant.selection,
            gtin: variant.gtin,
            offers: offersFor(variant.id),
          })),
      },
    ]
  })
}

/** A variant can be bought where it has a price and is not sold out. */
export function isAvailable(offer: Offer): boolean {
  return offer.price !== null && (offer.quantity === null || offer.quantity > 0)
}

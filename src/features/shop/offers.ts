/** What each variant of some products costs and how many are left, at every store; one reader for all who show it. */
import type { Db } from '#platform/context.ts'
import { implicitStore, type ShopFacts } from './facts.ts'
import type { Dimension, ProductOption } from './grammar.ts'

export interface Offer {
  price: number | null
  base: number | null
  /** Pieces left; null: not counted. */
  quantity: number | null
}

export interface OfferedVariant {
  id: string
  key: string
  selection: Record<string, string>
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
  facts: ShopFacts,
  postIds: readonly string[],
): Promise<OfferedProduct[]> {
  if (postIds.length === 0) return []
  const { siteId } = facts
  const products = await db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('post_id', 'in', postIds)
    .execute()
  const variants = await db
    .selectFrom('product_variant')
    .select(['id', 'post_id', 'variant_key', 'selection'])
    .where('site_id', '=', siteId)
    .where('post_id', 'in', postIds)
    .where('is_retired', '=', false)
    .orderBy('position')
    .execute()
  const ids = variants.map(({ id }) => id)
  if (ids.length === 0) return []
  const prices = await db
    .selectFrom('variant_price')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .where('currency', '=', facts.currency)
    .execute()
  const stock = await db
    .selectFrom('stock_level')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute()
  const places = facts.stores.length === 0 ? [implicitStore] : facts.stores.map(({ id }) => id)
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

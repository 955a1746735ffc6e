/** Products as the blocks draw them: one with all its offers, or cards of many. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { OfferData, PictureData, ProductData } from '#blocks/product/data.ts'
import type { ProductCardData, ProductListArguments, ProductListData } from '#blocks/product-list/data.ts'
import type { Meta } from './productRows.ts'
import { countsByKey, postsShown, visibleNow, withBelow } from '#features/content/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { showing } from '#platform/database/shown.ts'
import { choiceName } from '#ui/choiceText.ts'
import { cachedShopContext, type ShopContext } from '../pricing/shopContext.ts'
import { isAvailable, offersOf, type Offer, type OfferedProduct } from './offers.ts'
import { productsInOrder } from './productOrder.ts'
import { productsShown } from './shown.ts'
import { stockShown } from '../inventory/shown.ts'
import { cardTexts } from './texts/cardTexts.ts'

interface LiveProduct {
  post_id: string
  title: string
  url: string
  description: string
  image: string | null
  tags: string[]
  metas: Meta[]
}

function liveProducts(platform: Platform, db: Db) {
  return db
    .selectFrom('live')
    .innerJoin('product', (join) => join.onRef('product.post_id', '=', 'live.post_id'))
    .innerJoin('post_version', (join) => join.onRef('post_version.id', '=', 'live.version_id'))
    .where(visibleNow(platform.clock.now()))
    .select([
      'live.post_id',
      'live.title',
      'live.url',
      'live.description',
      'live.image',
      'live.tags',
      'post_version.metas',
    ])
}

const pictures = z.array(
  z.union([
    z.string().transform((url) => ({ url, alt: '', width: null, height: null })),
    z.object({
      url: z.string(),
      alt: z.string().default(''),
      width: z.number().nullable().default(null),
      height: z.number().nullable().default(null),
      shows: z.string().optional(),
    }),
  ]),
)

/** The meta `product_images` is a list of URLs or of {url, alt, width, height, shows}; without it the lead picture. */
function picturesOf(row: LiveProduct): PictureData[] {
  const text = row.metas.find(({ name }) => name === 'product_images')?.value
  const alt = row.metas.find(({ name }) => name === 'image_alt')?.value || row.title
  const parsed = text ? pictures.safeParse(jsonOf(text)) : null
  if (parsed?.success && parsed.data.length > 0) {
    return parsed.data.map((picture) => ({ ...picture, alt: picture.alt || alt }))
  }
  return row.image ? [{ url: row.image, alt, width: null, height: null }] : []
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function offerData(offer: Offer): OfferData {
  return {
    price_minor: offer.price,
    base_minor: offer.base,
    available: isAvailable(offer),
    quantity: offer.quantity,
  }
}

function lowest(product: OfferedProduct, storeId: string | null): Offer | null {
  const offers = product.variants.flatMap(({ offers }) => {
    const offer = (storeId && offers.get(storeId)) || [...offers.values()][0]
    return offer && offer.price !== null ? [offer] : []
  })
  return offers.sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? null
}

/** Reads these products and nothing else, whether they are there or not. */
function ofProducts<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
  const kinds = [postsShown, productsShown, stockShown]
  return showing(kinds, work, () => ids.flatMap((id) => kinds.map((kind) => kind.of(id))))
}

/** Returns null where no product with that id is published. */
export async function readProduct(platform: Platform, db: Db, postId: string): Promise<ProductData | null> {
  if (!z.uuid().safeParse(postId).success) return null
  const shop = await cachedShopContext(platform)
  const [[row], [product]] = await ofProducts([postId], () =>
    Promise.all([
      liveProducts(platform, db).where('live.post_id', '=', postId).execute(),
      offersOf(db, shop, [postId]),
    ]),
  )
  if (!row || !product) return null
  const best = lowest(product, shop.stores[0]?.id ?? null)
  const layout = Number(row.metas.find(({ name }) => name === 'product_price_layout')?.value)
  return {
    id: row.post_id,
    title: row.title,
    url: row.url,
    description: row.description,
    images: picturesOf(row),
    has_variants: product.hasVariants,
    variant_types: product.dimensions.map(({ type, options }) => ({
      name: type,
      title: choiceName(type),
      options: options.map(({ slug, label }) => ({ value: slug, title: label })),
    })),
    variants: product.variants.map((variant) => {
      const offers = [...variant.offers.values()]
      const general = offers.find(isAvailable) ?? offers[0] ?? { price: null, base: null, quantity: null }
      const stores = Object.fromEntries(
        shop.stores.flatMap(({ id, slug }) => {
          const offer = variant.offers.get(id)
          return offer ? [[slug, offerData(offer)]] : []
        }),
      )
      return {
        key: variant.key,
        selection: variant.selection,
        ...(variant.gtin !== null && { gtin: variant.gtin }),
        ...offerData(general),
        ...(shop.stores.length > 0 && { stores }),
      }
    }),
    options: product.options.map(({ name, values }) => ({ name, title: choiceName(name), values })),
    stores: shop.stores.map((store) => ({ value: store.slug, title: store.name })),
    currency: shop.currencyData,
    price_layout: layout >= 1 && layout <= 7 ? layout : 3,
    price_minor: best?.price ?? null,
    base_minor: best?.base ?? null,
  }
}

function cardOf(row: LiveProduct, product: OfferedProduct, shop: ShopContext): ProductCardData {
  const best = lowest(product, shop.stores[0]?.id ?? null)
  const offers = product.variants.flatMap(({ offers }) => [...offers.values()])
  const prices = new Set(offers.flatMap(({ price }) => (price === null ? [] : [price])))
  const quantities = offers.map(({ quantity }) => quantity)
  const isCounted = quantities.every((quantity) => quantity !== null)
  return {
    id: row.post_id,
    title: row.title,
    url: row.url,
    description: row.description,
    image: picturesOf(row)[0] ?? null,
    price_minor: best?.price ?? null,
    base_minor: best?.base ?? null,
    is_from: prices.size > 1,
    available: offers.some(isAvailable),
    quantity: isCounted ? quantities.reduce<number>((whole, quantity) => whole + (quantity ?? 0), 0) : null,
    note:
      product.dimensions.length === 0
        ? ''
        : cardTexts.options({
            count: product.dimensions.reduce((whole, { options }) => whole * options.length, 1),
          }),
    tags: row.tags,
  }
}

/** Lists product cards: chosen ids in their order, else by category, tag, prices and sort. */
export async function listProducts(
  platform: Platform,
  db: Db,
  wanted: ProductListArguments,
): Promise<ProductListData> {
  const limit = Math.max(1, Math.min(wanted.limit, 100))
  const chosen = wanted.ids?.filter((id) => z.uuid().safeParse(id).success)
  const [shop, page] = await Promise.all([
    cachedShopContext(platform),
    chosen?.length ? { ids: chosen, total: null } : productsInOrder(platform, db, { ...wanted, limit }),
  ])
  const items = await cardsOf(platform, db, page.ids, shop)
  return { items: items.slice(0, limit), currency: shop.currencyData, total: page.total ?? items.length }
}

/** The cards of those products that visitors see, in the order of the ids. */
async function cardsOf(
  platform: Platform,
  db: Db,
  ids: string[],
  shop: ShopContext,
): Promise<ProductCardData[]> {
  if (ids.length === 0) return []
  const [rows, offered] = await ofProducts(ids, () =>
    Promise.all([
      liveProducts(platform, db)
        .where(sql<boolean>`live.post_id = any(${ids}::uuid[])`)
        .execute(),
      offersOf(db, shop, ids),
    ]),
  )
  const rowOf = new Map(rows.map((row) => [row.post_id, row]))
  return offered.flatMap((product) => {
    const row = rowOf.get(product.postId)
    return row ? [cardOf(row, product, shop)] : []
  })
}

/** The categories that hold published products, with how many. */
export async function productCategories(
  { clock }: Platform,
  db: Db,
): Promise<{ value: string; title: string; count: number }[]> {
  const counts = await countsByKey(db, { kind: 'category', type: 'product', now: clock.now() })
  const categories = await db
    .selectFrom('category')
    .select(['id', 'slug', 'title', 'parent_id'])
    .where('taxonomy', '=', 'category')
    .orderBy('position')
    .orderBy('title')
    .execute()
  const whole = withBelow(counts, categories)
  return categories
    .map(({ id, slug, title }) => ({ value: slug, title, count: whole.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
}

/** Products as the blocks draw them: one with all its offers, or cards of many. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { OfferData, PictureData, ProductData } from '#blocks/product/data.ts'
import type { ProductCardData, ProductListArguments, ProductListData } from '#blocks/product-list/data.ts'
import type { Meta } from './grammar.ts'
import type { Db, Platform } from '#platform/context.ts'
import { rememberedFacts, type ShopFacts } from './facts.ts'
import { isAvailable, offersOf, type Offer, type OfferedProduct } from './offers.ts'

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
    .innerJoin('product', (join) =>
      join.onRef('product.post_id', '=', 'live.post_id').onRef('product.site_id', '=', 'live.site_id'),
    )
    .innerJoin('post_version', (join) =>
      join
        .onRef('post_version.id', '=', 'live.version_id')
        .onRef('post_version.site_id', '=', 'live.site_id'),
    )
    .where('live.site_id', '=', platform.siteId)
    .where('live.status', '=', 'published')
    .where('live.publish_at', '<=', platform.clock.now())
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
    }),
  ]),
)

/** The meta `product_images` is a list of addresses or of {url, alt, width, height}; without it the lead picture. */
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

/** `dish_size` is shown as `Dish size`. */
function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
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

/** Returns null where no product with that id is published. */
export async function readProduct(platform: Platform, db: Db, postId: string): Promise<ProductData | null> {
  if (!z.uuid().safeParse(postId).success) return null
  const facts = await rememberedFacts(platform)
  const [row, [product]] = await Promise.all([
    liveProducts(platform, db).where('live.post_id', '=', postId).executeTakeFirst(),
    offersOf(db, facts, [postId]),
  ])
  if (!row || !product) return null
  const best = lowest(product, facts.stores[0]?.id ?? null)
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
      title: titleOf(type),
      options: options.map(({ slug, label }) => ({ value: slug, title: label })),
    })),
    variants: product.variants.map((variant) => {
      const general = [...variant.offers.values()][0] ?? { price: null, base: null, quantity: null }
      const stores = Object.fromEntries(
        facts.stores.flatMap(({ id, slug }) => {
          const offer = variant.offers.get(id)
          return offer ? [[slug, offerData(offer)]] : []
        }),
      )
      return {
        key: variant.key,
        selection: variant.selection,
        ...offerData(general),
        ...(facts.stores.length > 0 && { stores }),
      }
    }),
    options: product.options.map(({ name, values }) => ({ name, title: titleOf(name), values })),
    stores: facts.stores.map((store) => ({ value: store.slug, title: store.name })),
    currency: facts.currencyData,
    price_layout: layout >= 1 && layout <= 7 ? layout : 3,
    price_minor: best?.price ?? null,
    base_minor: best?.base ?? null,
  }
}

function cardOf(row: LiveProduct, product: OfferedProduct, facts: ShopFacts): ProductCardData {
  const best = lowest(product, facts.stores[0]?.id ?? null)
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
    note: product.dimensions
      .map(({ type, options }) => `${options.length} ${plural(type, options.length)}`)
      .join(', '),
    tags: row.tags,
  }
}

function plural(type: string, count: number): string {
  const word = type.replaceAll('_', ' ')
  if (count === 1) return word
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** Lists product cards: chosen ids in their order, else by category, tag and sort. */
export async function listProducts(
  platform: Platform,
  db: Db,
  wanted: ProductListArguments,
): Promise<ProductListData> {
  const facts = await rememberedFacts(platform)
  const lowestPrice = sql<number | null>`(select min(amount_minor) from variant_price price join product_variant variant
      on variant.site_id = price.site_id and variant.id = price.variant_id
      where variant.site_id = live.site_id and variant.post_id = live.post_id and not variant.is_retired
        and price.currency = ${facts.currency})`
  let query = liveProducts(platform, db).select(lowestPrice.as('price'))
  const ids = wanted.ids?.filter((id) => z.uuid().safeParse(id).success)
  if (ids?.length) query = query.where('live.post_id', 'in', ids)
  if (wanted.except) query = query.where('live.post_id', '<>', wanted.except)
  if (wanted.tag) query = query.where(sql<boolean>`${wanted.tag} = any(live.tags)`)
  if (wanted.category) {
    query = query.where(
      sql<boolean>`live.category_id in (select id from category where category.site_id = live.site_id
        and (category.id::text = ${wanted.category} or category.slug = ${wanted.category}))`,
    )
  }
  if (wanted.from_minor !== undefined) query = query.where(lowestPrice, '>=', wanted.from_minor)
  if (wanted.to_minor !== undefined) query = query.where(lowestPrice, '<=', wanted.to_minor)
  const sorted = {
    newest: query.orderBy('live.publish_at', 'desc'),
    price_up: query.orderBy('price', (order) => order.asc().nullsLast()),
    price_down: query.orderBy('price', (order) => order.desc().nullsLast()),
    title: query.orderBy(sql`lower(live.title)`),
  }[wanted.sort ?? 'newest']
  const rows = await sorted.orderBy('live.post_id').execute()
  const inOrder = ids?.length ? ids.flatMap((id) => rows.filter((row) => row.post_id === id)) : rows
  const shown = inOrder.slice(0, Math.max(1, Math.min(wanted.limit, 100)))
  const offered = await offersOf(
    db,
    facts,
    shown.map(({ post_id }) => post_id),
  )
  const byId = new Map(offered.map((product) => [product.postId, product]))
  return {
    items: shown.flatMap((row) => {
      const product = byId.get(row.post_id)
      return product ? [cardOf(row, product, facts)] : []
    }),
    currency: facts.currencyData,
    total: inOrder.length,
  }
}

/** The categories that hold published products, with how many. */
export async function productCategories(platform: Platform, db: Db): Promise<{ value: string; title: string; count: number }[]> {
  const { rows } = await sql<{ value: string; title: string; count: number }>`
    select category.slug as value, category.title as title, count(*)::int as count
    from live join category on category.site_id = live.site_id and category.id = live.category_id
    where live.site_id = ${platform.siteId} and live.type = 'product' and live.status = 'published' and live.publish_at <= ${platform.clock.now()}
    group by category.slug, category.title, category.position order by category.position, category.title`.execute(db)
  return rows
}

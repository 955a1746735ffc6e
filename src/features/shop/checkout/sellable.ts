/** What can be sold, variant by variant, found by words of its name, its choices, its sku or its barcode: for orders made by staff. */
import { sql, type RawBuilder } from 'kysely'
import type { Platform } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import { chosenPicture, livePictures } from '../catalogue/chosenPicture.ts'
import { implicitStore, shopContext } from '../pricing/shopContext.ts'
import type { Sellable } from './manualOrderSchema.ts'
import type { Dimension, ProductOption } from '../catalogue/productRows.ts'

interface Row {
  id: string
  post_id: string
  title: string
  image: string | null
  pictures: string | null
  sku: string | null
  selection: Record<string, string>
  dimensions: Dimension[]
  options: ProductOption[]
  price_minor: number | null
  tracked: boolean | null
  free: number | null
}

/** Every word must be somewhere in it. @param of.store short name of the place whose price and shelf are told @param of.after the variant behind which the list goes on */
export async function sellableVariants(
  platform: Platform,
  of: { keywords: string; store?: string; after?: string; limit: number },
): Promise<{ variants: Sellable[]; next: string | null }> {
  const { db } = platform
  const shop = await shopContext(db)
  const place = (shop.stores.find(({ slug }) => slug === of.store) ?? shop.stores[0])?.id ?? implicitStore
  const patterns = of.keywords
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
  const title = inTitleOrder(sql`live.title`)
  const { rows } = await sql<Row>`
    select variant.id, variant.post_id, live.title, live.image, ${livePictures} as pictures, variant.sku, variant.selection, product.dimensions, product.options,
      price.amount_minor as price_minor, stock.tracked, stock.on_hand - stock.reserved as free
    from live
    join product on product.post_id = live.post_id
    join product_variant variant on variant.post_id = live.post_id and not variant.is_retired
    left join lateral (
      select amount_minor from variant_price
      where variant_id = variant.id and currency = ${shop.currency} and (store_id is null or store_id = ${place})
      order by store_id nulls last limit 1) price on true
    left join stock_level stock on stock.variant_id = variant.id and stock.store_id = ${place}
    where live.status = 'published' and live.publish_at <= ${platform.clock.now()}
      and (live.title || ' ' || coalesce(variant.sku, '') || ' ' || coalesce(variant.gtin, '') || ' ' || replace(variant.variant_key, '_', ' ')) ilike all (${patterns}::text[])
    ${of.after ? behind(title, of.after) : sql``}
    order by ${title}, live.post_id, variant.position, variant.id limit ${of.limit + 1}`.execute(db)
  const shown = rows.slice(0, of.limit)
  const variants = shown.map(({ selection, dimensions, tracked, free, pictures, ...row }) => ({
    ...row,
    image: chosenPicture(
      row.image,
      pictures,
      Object.entries(selection).map(([name, value]) => ({ name, value })),
    ),
    value: Object.fromEntries(
      dimensions.map(({ type, options }) => [
        type,
        options.find(({ slug }) => slug === selection[type])?.label ?? selection[type] ?? '',
      ]),
    ),
    available: tracked ? Math.max(0, free ?? 0) : null,
  }))
  return { variants, next: rows.length > of.limit ? (shown.at(-1)?.id ?? null) : null }
}

function behind(title: RawBuilder<unknown>, id: string) {
  return sql`and (${title}, live.post_id, variant.position, variant.id) > (
    select named.title, last.post_id, last.position, last.id
    from product_variant last join live named on named.post_id = last.post_id
    where last.id = ${id})`
}

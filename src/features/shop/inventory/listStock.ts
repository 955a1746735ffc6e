/** What is on the shelves: rows of live variants at open locations, the emptiest first, what is not stocked there last. */
import { sql } from 'kysely'
import { readSetting } from '#features/settings/index.ts'
import type { Db } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import { implicitStore, storesOf } from '../pricing/shopContext.ts'
import type { StockRow } from '../schema.ts'
import { isLow, isStocked } from './stocked.ts'

export interface StockFilter {
  /** Only what runs out by the shop's threshold. */
  isLow?: boolean
  postId?: string
  /** Part of the title, the sku, the barcode or the variant. */
  keywords?: string
  /** Short name of a place. */
  store?: string
  p?: number
  /** Default: no limit; of one product all rows are wanted. */
  limit?: number
}

async function filtered(db: Db, filter: StockFilter) {
  const stores = await storesOf(db)
  const lowAt = await readSetting(db, 'shop.low_stock_at')
  const places = filter.store ? stores.filter(({ slug }) => slug === filter.store) : stores
  const placeIds = stores.length === 0 ? [implicitStore] : places.map(({ id }) => id)
  let query = db
    .selectFrom('stock_level')
    .innerJoin('product_variant', (join) => join.onRef('product_variant.id', '=', 'stock_level.variant_id'))
    .innerJoin('live', (join) => join.onRef('live.post_id', '=', 'product_variant.post_id'))
    .where('product_variant.is_retired', '=', false)
    .where('stock_level.store_id', 'in', placeIds.length > 0 ? placeIds : [implicitStore])
  if (filter.isLow) query = query.where(isLow('stock_level', lowAt))
  if (filter.postId) query = query.where('product_variant.post_id', '=', filter.postId)
  if (filter.keywords?.trim()) {
    const pattern = `%${filter.keywords.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where(
      sql<boolean>`(live.title ilike ${pattern} or product_variant.sku ilike ${pattern} or product_variant.gtin ilike ${pattern} or product_variant.variant_key ilike ${pattern})`,
    )
  }
  return { query, lowAt, slugOf: new Map(stores.map(({ id, slug }) => [id, slug])) }
}

export async function listStock(db: Db, filter: StockFilter = {}): Promise<StockRow[]> {
  const { query, lowAt, slugOf } = await filtered(db, filter)
  let page = query
    .select([
      'stock_level.variant_id',
      'product_variant.post_id',
      'live.title',
      'product_variant.variant_key',
      'product_variant.sku',
      'stock_level.store_id',
      'stock_level.tracked',
      'stock_level.on_hand',
      'stock_level.reserved',
      isStocked('stock_level').as('stocked'),
      isLow('stock_level', lowAt).as('low'),
    ])
    .orderBy(sql`stocked desc`)
    .orderBy(sql`stock_level.on_hand - stock_level.reserved`)
    .orderBy(inTitleOrder(sql`live.title`))
    .orderBy('product_variant.position')
    .orderBy('stock_level.variant_id')
    .orderBy('stock_level.store_id')
  if (filter.limit !== undefined) page = page.limit(filter.limit).offset(((filter.p ?? 1) - 1) * filter.limit)
  const rows = await page.execute()
  return rows.map(({ store_id, ...row }): StockRow => ({
    ...row,
    id: `${row.variant_id}.${store_id}`,
    store: slugOf.get(store_id) ?? 'default',
    available: row.on_hand - row.reserved,
  }))
}

export async function countStock(db: Db, filter: StockFilter): Promise<number> {
  const { query } = await filtered(db, filter)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** What is running out: counted stock with at most the shop's threshold left where it is stocked. */
export async function lowStock(db: Db, limit = 20): Promise<StockRow[]> {
  return listStock(db, { isLow: true, limit })
}

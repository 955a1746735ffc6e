/**
 * Keeps the typed rows of a product in step with its metas: in the transaction of the save, or not at all. Variants
 * that are gone are retired, not removed: orders and the ledger still name them.
 */
import type { Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { bumpVersion } from '#platform/database/versions.ts'
import type { Database } from '#platform/database/schema.ts'
import { implicitStore, currencyOf, storesOf, type Store } from './facts.ts'
import { rowsOfMetas } from './grammar.ts'
import { isUntracked, type Meta, type ProductRows, type VariantRow } from './productRows.ts'
import { problem } from './problems.ts'
import { putProductOrder } from './productOrder.ts'
import { adjustStock } from './stock.ts'

export interface SavedProduct {
  postId: string
  metas: readonly Meta[]
  isLive: boolean
}

/**
 * Checks the product grammar of a save and, where the save is live, rewrites variants, prices and stated stock.
 * @throws Problem product.grammar (422): the save is refused
 */
export async function rewriteProduct(
  platform: Platform,
  db: Transaction<Database>,
  saved: SavedProduct,
): Promise<void> {
  const stores = await storesOf(db, platform.siteId)
  const currency = await currencyOf(db, platform.siteId)
  const rows = rowsOfMetas(
    saved.metas,
    stores.map(({ slug }) => slug),
    currency,
  )
  if (!saved.isLive) return
  await writeProduct(platform, db, saved.postId, rows, currency)
  const known = new Map(
    (await variantsOf(db, platform.siteId, saved.postId)).map((row) => [row.variant_key, row.id]),
  )
  await retireMissing(platform, db, saved.postId, rows)
  for (const [position, variant] of rows.variants.entries()) {
    await checkSku(platform, db, saved.postId, variant)
    const id = known.get(variant.key) ?? platform.newId()
    await writeVariant(platform, db, saved.postId, { id, position, variant, rows })
    await writePrices(platform, db, { id, variant, currency, stores })
    await writeStock(platform, db, { id, variant, stores })
  }
  await putProductOrder(db, platform.siteId, saved.postId)
  await bumpVersion(db, platform.siteId, 'content')
}

function variantsOf(db: Db, siteId: string, postId: string) {
  return db
    .selectFrom('product_variant')
    .select(['id', 'variant_key'])
    .where('site_id', '=', siteId)
    .where('post_id', '=', postId)
    .execute()
}

async function writeProduct(platform: Platform, db: Db, postId: string, rows: ProductRows, currency: string) {
  const values = {
    currency,
    dimensions: JSON.stringify(rows.dimensions),
    options: JSON.stringify(rows.options),
    has_variants: rows.hasVariants,
    downloads: rows.downloads,
    download_times: rows.downloadTimes,
    download_days: rows.downloadDays,
    updated_at: platform.clock.now(),
  }
  await db
    .insertInto('product')
    .values({ site_id: platform.siteId, post_id: postId, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'post_id']).doUpdateSet(values))
    .execute()
}

async function retireMissing(platform: Platform, db: Db, postId: string, rows: ProductRows): Promise<void> {
  // All skus are let go first, so that two variants can swap theirs in one save.
  await db
    .updateTable('product_variant')
    .set({ sku: null })
    .where('site_id', '=', platform.siteId)
    .where('post_id', '=', postId)
    .execute()
  await db
    .updateTable('product_variant')
    .set({ is_retired: true })
    .where('site_id', '=', platform.siteId)
    .where('post_id', '=', postId)
    .where(
      'variant_key',
      'not in',
      rows.variants.map(({ key }) => key),
    )
    .execute()
}

async function checkSku(platform: Platform, db: Db, postId: string, variant: VariantRow): Promise<void> {
  if (variant.sku === null) return
  const other = await db
    .selectFrom('product_variant')
    .select('post_id')
    .where('site_id', '=', platform.siteId)
    .where('sku', '=', variant.sku)
    .where('post_id', '<>', postId)
    .executeTakeFirst()
  if (other) {
    throw problem('product.grammar', {
      summary: `Another product already has the sku ${variant.sku}`,
      name: 'sku',
    })
  }
}

async function writeVariant(
  platform: Platform,
  db: Db,
  postId: string,
  { id, position, variant, rows }: { id: string; position: number; variant: VariantRow; rows: ProductRows },
): Promise<void> {
  const values = {
    selection: JSON.stringify(variant.selection),
    position,
    sku: variant.sku,
    weight_g: variant.weightGrams,
    requires_shipping: !rows.isDigital,
    is_digital: rows.isDigital,
    tax_class: rows.taxClass,
    is_retired: false,
  }
  await db
    .insertInto('product_variant')
    .values({ site_id: platform.siteId, id, post_id: postId, variant_key: variant.key, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'post_id', 'variant_key']).doUpdateSet(values))
    .execute()
}

interface VariantAt {
  id: string
  variant: VariantRow
  stores: readonly Store[]
}

async function writePrices(
  platform: Platform,
  db: Db,
  { id, variant, currency, stores }: VariantAt & { currency: string },
) {
  const before = await db
    .selectFrom('variant_price')
    .select(['store_id', 'amount_minor'])
    .where('site_id', '=', platform.siteId)
    .where('variant_id', '=', id)
    .where('currency', '=', currency)
    .execute()
  await db
    .deleteFrom('variant_price')
    .where('site_id', '=', platform.siteId)
    .where('variant_id', '=', id)
    .execute()
  const now = platform.clock.now()
  for (const { store, amount, base } of variant.prices) {
    const storeId = store === null ? null : (stores.find(({ slug }) => slug === store)?.id ?? null)
    const common = {
      site_id: platform.siteId,
      variant_id: id,
      store_id: storeId,
      currency,
      amount_minor: amount,
    }
    await db
      .insertInto('variant_price')
      .values({ ...common, base_minor: base })
      .execute()
    if (before.some((row) => row.store_id === storeId && row.amount_minor === amount)) continue
    await db
      .insertInto('price_history')
      .values({ ...common, at: now })
      .execute()
  }
}

/** A stated quantity counts when it is new or was changed; sales in between are the ledger's, not the meta's. */
async function writeStock(
  platform: Platform,
  db: Transaction<Database>,
  { id, variant, stores }: VariantAt,
): Promise<void> {
  const places = stores.length === 0 ? [{ id: implicitStore, slug: null }] : stores
  const general = variant.quantities.find(({ store }) => store === null)
  for (const place of places) {
    const own = variant.quantities.find(({ store }) => store !== null && store === place.slug)
    const stated = (own ?? general)?.quantity ?? null
    if (stated === null) continue
    const row = await db
      .selectFrom('stock_level')
      .select('stated')
      .where('site_id', '=', platform.siteId)
      .where('variant_id', '=', id)
      .where('store_id', '=', place.id)
      .executeTakeFirst()
    if (row && row.stated === stated) continue
    await adjustStock(platform, db, {
      variantId: id,
      storeId: place.id,
      set: isUntracked(stated) ? null : stated,
      reason: row ? 'correction' : 'initial',
    })
    await db
      .updateTable('stock_level')
      .set({ stated })
      .where('site_id', '=', platform.siteId)
      .where('variant_id', '=', id)
      .where('store_id', '=', place.id)
      .execute()
  }
}

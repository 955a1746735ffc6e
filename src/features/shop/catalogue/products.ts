/**
 * Keeps the typed rows of a product in step with its metas: in the transaction of the save, or not at all. Variants
 * that are gone are retired, not removed: orders and the ledger still name them. Each table is written by one statement with
 * what differs, so that a product of 2,000 variants is saved as one of two is.
 */
import { sql, type Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { dropCachedPagesShowing } from '#platform/database/changeCounter.ts'
import type { Database } from '#platform/database/schema.ts'
import { readSettings } from '#features/settings/index.ts'
import { holdCurrency } from '../pricing/currencyLock.ts'
import { storesOf, type Store } from '../pricing/shopContext.ts'
import { rowsOfMetas } from './productMetaCodec.ts'
import { noCurrency } from '../pricing/money.ts'
import { plainPrices } from './priceMetas.ts'
import type { Meta, ProductRows } from './productRows.ts'
import { productRules } from './texts/productRules.ts'
import { problem } from '../problems.ts'
import { checkDownloads } from './productFiles.ts'
import { putProductOrder } from './productOrder.ts'
import { withQuantities } from './quantityMetas.ts'
import { renamedVariants, renamesOf } from './productRenames.ts'
import { productsShown } from './shown.ts'
import { stockShown } from '../inventory/shown.ts'
import { variantIds } from './stockOfMetas.ts'
import { seenMeta, stockSeenOf } from '../inventory/stockSeen.ts'
import { refuseOthersBarcodes } from './uniqueBarcodes.ts'
import { placeKey, writePrices, writeStock, type NumberedVariant } from './writeShelves.ts'

interface KeptMeta extends Meta {
  id: string
}

export interface SavedProduct {
  postId: string
  metas: readonly KeptMeta[]
  isLive: boolean
  /** The version that the save went on from. */
  basedOn?: number | null
  by?: string | null
}

/** The moment of a save. What goes to the trash is not read: a price that cannot be must not keep it in the shop. */
export async function productSaved(
  platform: Platform,
  db: Transaction<Database>,
  saved: SavedProduct & { versionId: string; status: string },
): Promise<void> {
  if (saved.status === 'trash') return
  await holdCurrency(db)
  const { currency, site_language: language } = await readSettings(db, ['currency', 'site_language'])
  const version = () =>
    db.selectFrom('post_version').select('based_on').where('id', '=', saved.versionId).executeTakeFirst()
  const basedOn = saved.metas.some(({ name }) => name === seenMeta)
    ? ((await version())?.based_on ?? null)
    : null
  const metas = await rewriteProduct(platform, db, {
    ...saved,
    metas: plainPrices(saved.metas, currency, language),
    basedOn,
  })
  if (metas.length === saved.metas.length && metas.every((meta, index) => meta === saved.metas[index])) return
  await db
    .updateTable('post_version')
    .set({ metas: JSON.stringify(metas) })
    .where('id', '=', saved.versionId)
    .execute()
}

/**
 * Checks the product grammar of a save and, where the save is live, rewrites variants, prices and stated stock. Stock that was
 * typed over what was shown changes with every save.
 * @returns the metas as they are kept
 * @throws Problem product.grammar, product.file_not_for_sale (422): the save is refused
 */
export async function rewriteProduct(
  platform: Platform,
  db: Transaction<Database>,
  saved: SavedProduct,
): Promise<KeptMeta[]> {
  const stores = await storesOf(db)
  const { currency: code, site_language: language } = await readSettings(db, ['currency', 'site_language'])
  const currency = code || noCurrency
  const rows = rowsOfMetas(
    saved.metas,
    stores.map(({ slug }) => slug),
    currency,
    language,
  )
  await checkDownloads(db, saved.postId, rows.downloads)
  const seen = stockSeenOf(saved.metas)
  const before = saved.isLive || seen ? await variantsOf(db, saved.postId) : []
  const shelf = { stores, seen, isFresh: seen?.version === saved.basedOn, by: saved.by ?? null }
  if (!saved.isLive) {
    const ids = variantIds(before, rows.variants, saved.metas)
    const variants = rows.variants.flatMap((variant, position) => {
      const id = ids.get(variant.key)
      return id === undefined ? [] : [{ id, position, variant }]
    })
    return keptMetas(
      platform,
      saved.metas,
      stores,
      seen ? await writeStock(platform, db, { variants, ...shelf, isShownOnly: true }) : null,
    )
  }
  await writeProduct(platform, db, saved.postId, rows, currency)
  const known = await renameVariants(db, before, rows, saved.metas)
  const idOf = new Map(known.map((row) => [row.variant_key, row.id]))
  const variants = rows.variants.map((variant, position) => ({
    id: idOf.get(variant.key) ?? platform.newId(),
    position,
    variant,
  }))
  await retireMissing(db, saved.postId, rows)
  await checkSkus(db, saved.postId, rows)
  await refuseOthersBarcodes(db, saved.postId, rows)
  await writeVariants(db, { postId: saved.postId, variants, rows, known })
  await writePrices(platform, db, { variants, currency, stores })
  const stated = await writeStock(platform, db, { variants, ...shelf, isShownOnly: false })
  await putProductOrder(db, saved.postId)
  // Prices and stock: nobody is shown the old ones.
  await dropCachedPagesShowing(db, [productsShown.of(saved.postId), stockShown.of(saved.postId)], {
    mayLinger: false,
  })
  return keptMetas(platform, saved.metas, stores, seen ? stated : null)
}

/** What was shown is for one save, and shelves are not what a version is about: it keeps the quantities that were stated. */
function keptMetas(
  platform: Platform,
  metas: readonly KeptMeta[],
  stores: readonly Store[],
  stated: ReadonlyMap<string, number | null> | null,
): KeptMeta[] {
  const own = metas.some(({ name }) => name === seenMeta)
    ? metas.filter(({ name }) => name !== seenMeta)
    : [...metas]
  if (stated === null) return own
  return withQuantities(
    own,
    stores.map(({ slug }) => slug),
    ({ key, store }) => stated.get(placeKey(key, store)),
  ).map((meta) => ({ id: platform.newId(), ...meta }))
}

function variantsOf(db: Db, postId: string) {
  return db
    .selectFrom('product_variant')
    .select([
      'id',
      'variant_key',
      'selection',
      'position',
      'sku',
      'gtin',
      'weight_g',
      'is_digital',
      'tax_class',
      'is_retired',
    ])
    .where('post_id', '=', postId)
    .execute()
}

type KnownVariant = Awaited<ReturnType<typeof variantsOf>>[number]

/** Variants whose choice or value got another name go on as they are, under another key. */
async function renameVariants(
  db: Db,
  known: readonly KnownVariant[],
  rows: ProductRows,
  metas: readonly Meta[],
): Promise<KnownVariant[]> {
  const renamed = renamedVariants(known, rows.variants, renamesOf(metas))
  if (renamed.length === 0) return [...known]
  await sql`
    update product_variant set variant_key = given.key, selection = given.selection
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as given (id uuid, key text, selection jsonb)
    where product_variant.id = given.id`.execute(db)
  const now = new Map(renamed.map((one) => [one.id, one]))
  return known.map((row) => {
    const one = now.get(row.id)
    return one ? { ...row, variant_key: one.key, selection: one.selection } : row
  })
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
    .values({ post_id: postId, ...values })
    .onConflict((conflict) => conflict.columns(['post_id']).doUpdateSet(values))
    .execute()
}

/** A retired variant has no sku, and one that gets another lets its own go first: two can swap theirs in one save. */
async function retireMissing(db: Db, postId: string, rows: ProductRows): Promise<void> {
  const wanted = JSON.stringify(rows.variants.map(({ key, sku }) => ({ key, sku })))
  await sql`
    with wanted as (select * from jsonb_to_recordset(${wanted}::jsonb) as wanted (key text, sku text))
    update product_variant set sku = null, is_retired = own.is_retired or wanted.key is null
    from product_variant own left join wanted on wanted.key = own.variant_key
    where product_variant.post_id = ${postId}
      and own.id = product_variant.id
      and (own.sku is distinct from wanted.sku or (wanted.key is null and not own.is_retired))`.execute(db)
}

async function checkSkus(db: Db, postId: string, rows: ProductRows): Promise<void> {
  const skus = rows.variants.flatMap(({ sku }) => (sku === null ? [] : [sku]))
  if (skus.length === 0) return
  const { rows: others } = await sql<{ sku: string }>`
    select sku from product_variant where sku = any(${skus}::text[]) and post_id <> ${postId} limit 1`.execute(
    db,
  )
  const [other] = others
  const name = rows.hasVariants
    ? `${rows.variants.find(({ sku }) => sku === other?.sku)?.key}.sku`
    : 'product_sku'
  if (other)
    throw problem('product.grammar', {
      summary: productRules.sku_of_another({ sku: other.sku }),
      name,
      field: `metas.${name}`,
    })
}

/** Writes those that are new or differ from what is known of them. */
async function writeVariants(
  db: Db,
  {
    postId,
    variants,
    rows,
    known,
  }: {
    postId: string
    variants: readonly NumberedVariant[]
    rows: ProductRows
    known: readonly KnownVariant[]
  },
): Promise<void> {
  const { isDigital, taxClass } = rows
  const knownAt = new Map(known.map((row) => [row.variant_key, row]))
  const isKnown = ({ position, variant }: NumberedVariant) => {
    const row = knownAt.get(variant.key)
    return (
      row !== undefined &&
      !row.is_retired &&
      row.position === position &&
      row.sku === variant.sku &&
      row.gtin === variant.gtin &&
      row.weight_g === variant.weightGrams &&
      row.is_digital === isDigital &&
      row.tax_class === taxClass &&
      rows.dimensions.every(({ type }) => row.selection[type] === variant.selection[type])
    )
  }
  const changed = variants.filter((variant) => !isKnown(variant))
  if (changed.length === 0) return
  const given = changed.map(({ id, position, variant }) => ({
    id,
    key: variant.key,
    selection: variant.selection,
    position,
    sku: variant.sku,
    gtin: variant.gtin,
    weight: variant.weightGrams,
  }))
  await sql`
    insert into product_variant (id, post_id, variant_key, selection, position, sku, gtin, weight_g, requires_shipping, is_digital, tax_class, is_retired)
    select id, ${postId}::uuid, key, selection, position, sku, gtin, weight, ${!isDigital}::boolean, ${isDigital}::boolean, ${taxClass}, false
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, key text, selection jsonb, position int, sku text, gtin text, weight int)
    on conflict (post_id, variant_key) do update set selection = excluded.selection, position = excluded.position, sku = excluded.sku, gtin = excluded.gtin,
      weight_g = excluded.weight_g, requires_shipping = excluded.requires_shipping, is_digital = excluded.is_digital,
      tax_class = excluded.tax_class, is_retired = false`.execute(db)
}

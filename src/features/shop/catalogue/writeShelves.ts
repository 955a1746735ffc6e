/** Writes prices and stock of a product's variants. */
import { sql, type Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { implicitStore, type Store } from '../pricing/shopContext.ts'
import type { VariantRow } from './productRows.ts'
import { adjustStocks, type StockChange } from '../inventory/stock.ts'
import { levelKey, levelsOf } from './stockOfMetas.ts'
import { requestedStock, type StockSeen } from '../inventory/stockSeen.ts'

export const placeKey = (key: string, store: string | null): string => `${key} ${store ?? ''}`

export interface NumberedVariant {
  id: string
  position: number
  variant: VariantRow
}

/** Writes the prices of those variants whose prices differ; what was asked before stays in the history. */
export async function writePrices(
  platform: Platform,
  db: Db,
  {
    variants,
    currency,
    stores,
  }: { variants: readonly NumberedVariant[]; currency: string; stores: readonly Store[] },
): Promise<void> {
  const ids = variants.map(({ id }) => id)
  const { rows: stored } = await sql<StoredPrice>`
    select variant_id, store_id, currency, amount_minor, base_minor from variant_price
    where variant_id = any(${ids}::uuid[])`.execute(db)
  const before = Map.groupBy(stored, ({ variant_id }) => variant_id)
  const wanted = variants.map(({ id, variant }) => ({
    id,
    prices: variant.prices.map(({ store, amount, base }): StoredPrice => {
      const store_id = store === null ? null : (stores.find(({ slug }) => slug === store)?.id ?? null)
      return { variant_id: id, store_id, currency, amount_minor: amount, base_minor: base }
    }),
  }))
  const isSame = (a: StoredPrice, b: StoredPrice) =>
    a.store_id === b.store_id && a.currency === b.currency && a.amount_minor === b.amount_minor
  const changed = wanted.filter(({ id, prices }) => {
    const known = before.get(id) ?? []
    return (
      known.length !== prices.length ||
      !prices.every((price) => known.some((row) => isSame(row, price) && row.base_minor === price.base_minor))
    )
  })
  if (changed.length === 0) return
  const prices = changed.flatMap((one) => one.prices)
  const news = prices.filter(
    (price) => !(before.get(price.variant_id) ?? []).some((row) => isSame(row, price)),
  )
  const columns = sql`(variant_id uuid, store_id uuid, currency text, amount_minor bigint, base_minor bigint)`
  await sql`
    delete from variant_price where variant_id = any(${changed.map(({ id }) => id)}::uuid[])`.execute(db)
  await sql`
    insert into variant_price (variant_id, store_id, currency, amount_minor, base_minor)
    select given.* from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given ${columns}`.execute(db)
  await sql`
    insert into price_history (variant_id, store_id, currency, amount_minor, at)
    select variant_id, store_id, currency, amount_minor, ${platform.clock.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as given ${columns}`.execute(db)
}

interface StoredPrice {
  variant_id: string
  store_id: string | null
  currency: string
  amount_minor: number
  base_minor: number | null
}

interface Shelves {
  variants: readonly NumberedVariant[]
  stores: readonly Store[]
  seen: StockSeen | null
  isFresh: boolean
  by: string | null
  /** True: numbers that are only stated wait until the product is shown. */
  isShownOnly: boolean
}

/**
 * A number that is typed over one that was shown changes the stock by the difference. One that is only stated counts when it is
 * new or was changed; sales in between are the ledger's, not the meta's.
 * @returns what is stated now, by variant and store
 */
export async function writeStock(
  platform: Platform,
  db: Transaction<Database>,
  { variants, stores, seen, isFresh, by, isShownOnly }: Shelves,
): Promise<Map<string, number | null>> {
  const places = stores.length === 0 ? [{ id: implicitStore, slug: null }] : stores
  const levels = await levelsOf(
    db,
    variants.map(({ id }) => id),
  )
  const now = new Map<string, number | null>()
  const changes: StockChange[] = []
  const restated: { variant_id: string; store_id: string; quantity: number | null }[] = []
  for (const { id, variant } of variants) {
    const general = variant.quantities.find(({ store }) => store === null)
    for (const place of places) {
      const typed =
        (variant.quantities.find(({ store }) => store !== null && store === place.slug) ?? general)
          ?.quantity ?? null
      const level = levels.get(levelKey(id, place.id))
      const shown = seen?.at(id, place.id)
      const requested =
        isShownOnly && shown === undefined
          ? 'nothing'
          : requestedStock({ typed, seen: shown, isFresh, level })
      const stated = shown !== undefined && requested === 'nothing' ? (level?.stated ?? typed) : typed
      now.set(placeKey(variant.key, place.slug), stated)
      if (requested !== 'nothing')
        changes.push({
          variantId: id,
          storeId: place.id,
          ...requested,
          counted: typed ?? undefined,
          reason: level ? 'correction' : 'initial',
          actorId: by,
        })
      const isRestated = requested !== 'nothing' || (shown !== undefined && level !== undefined)
      if (isRestated && stated !== (level?.stated ?? null))
        restated.push({ variant_id: id, store_id: place.id, quantity: stated })
    }
  }
  await adjustStocks(platform, db, changes)
  if (restated.length > 0) {
    await sql`
      update stock_level set stated = given.quantity
      from jsonb_to_recordset(${JSON.stringify(restated)}::jsonb) as given (variant_id uuid, store_id uuid, quantity int)
      where stock_level.variant_id = given.variant_id and stock_level.store_id = given.store_id`.execute(db)
  }
  return now
}

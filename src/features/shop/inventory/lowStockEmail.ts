/** Tells the shop what is running out: each shelf once, and again only after it was full in between. */
import { sql } from 'kysely'
import { inSiteLanguage, readSetting, readSiteUrl } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import { implicitStore, storesOf } from '../pricing/shopContext.ts'
import { queueEmail } from '../email/queueEmail.ts'
import { stockLines } from './texts/stockLines.ts'
import { isLow } from './stocked.ts'

interface LowShelf {
  title: string
  variant_key: string
  sku: string | null
  store_id: string
  available: number
}

const maxListed = 50

/** @returns how many shelves the email is about; 0 where there is none to write */
export function sendLowStockEmail(platform: Platform): Promise<number> {
  return inSiteLanguage(platform, () => writeLowStockEmail(platform))
}

async function writeLowStockEmail(platform: Platform): Promise<number> {
  return platform.transaction(async (db) => {
    const limit = await readSetting(db, 'shop.low_stock_at')
    await sql`
      delete from low_stock_notice notice using stock_level shelf
      where shelf.variant_id = notice.variant_id
        and shelf.store_id = notice.store_id and not ${isLow('shelf', limit)}`.execute(db)
    const to = await readSetting(db, 'shop.order_email')
    if (!to) return 0
    const { rows } = await sql<LowShelf>`
      with fresh as (
        insert into low_stock_notice (variant_id, store_id, at)
        select shelf.variant_id, shelf.store_id, ${platform.clock.now()} from stock_level shelf
        join product_variant variant on variant.id = shelf.variant_id and not variant.is_retired
        join live on live.post_id = variant.post_id
        where ${isLow('shelf', limit)}
        on conflict do nothing returning variant_id, store_id)
      select live.title, variant.variant_key, variant.sku, shelf.store_id, shelf.on_hand - shelf.reserved as available
      from fresh
      join stock_level shelf on shelf.variant_id = fresh.variant_id and shelf.store_id = fresh.store_id
      join product_variant variant on variant.id = shelf.variant_id
      join live on live.post_id = variant.post_id
      order by available, ${inTitleOrder(sql`live.title`)}, variant.position`.execute(db)
    if (rows.length === 0) return 0
    const places = new Map((await storesOf(db)).map(({ id, name }) => [id, name]))
    const named = rows.slice(0, maxListed).map((shelf) => lineOf(shelf, places))
    const more = rows.length > maxListed ? [stockLines.more({ count: rows.length - maxListed })] : []
    const site = await readSiteUrl(platform, db)
    await queueEmail(platform, db, {
      kind: 'low_stock',
      to,
      values: {
        site_address: site,
        stock_lines: [...named, ...more].join('\n'),
        stock_link: `${site}/user/stock?low=true`,
      },
      key: `stock ${platform.newId()}`,
    })
    return rows.length
  })
}

function lineOf(
  { title, variant_key, sku, store_id, available }: LowShelf,
  places: ReadonlyMap<string, string>,
): string {
  const variant =
    variant_key === 'default' ? '' : `, ${variant_key.replaceAll('.', ', ').replaceAll('_', ' ')}`
  const place = store_id === implicitStore ? '' : `, ${places.get(store_id) ?? ''}`
  return stockLines.left({ item: `${title}${variant}${sku ? ` (${sku})` : ''}${place}`, available })
}

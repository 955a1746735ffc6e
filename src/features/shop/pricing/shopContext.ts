/** What the shop knows of its site for one piece of work: currency, tax mode, store locations. */
import { currencySymbol, readSetting, settingsQuery, settingValues } from '#features/settings/index.ts'
import type { Db } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { statement } from '#platform/database/statement.ts'
import { runBatch } from '#platform/database/batch.ts'
import type { CurrencyData } from '#ui/price.ts'
import { exponentOf, noCurrency } from './money.ts'

/** The store of stock rows while the site has no store locations. */
export const implicitStore = '00000000-0000-0000-0000-000000000000'

export interface Store {
  id: string
  slug: string
  name: string
  address: string
  pickupEnabled: boolean
}

export interface ShopContext {
  /** ISO code; `XXX` while the site has none. */
  currency: string
  currencyData: CurrencyData
  pricesIncludeTax: boolean
  /** Where taxes are taken from while there is no address. */
  baseCountry: string | null
  manualPayments: boolean
  /** How to pay by arrangement, in the shop's own words. */
  paymentInstructions: string
  lowStockAt: number
  stores: Store[]
  /** BCP 47: what typed amounts are read by. */
  language: string
  /** A mail server is set in the dashboard. */
  hasMailServer: boolean
}

export async function currencyOf(db: Db): Promise<string> {
  const code = await readSetting(db, 'currency')
  return code || noCurrency
}

export function currencyDataOf(currency: string): CurrencyData {
  return {
    code: currency === noCurrency ? null : currency,
    symbol: currencySymbol(currency),
    exponent: exponentOf(currency),
  }
}

/** The statement that reads the open store locations. */
const storeQuery = statement()((db) =>
  db
    .selectFrom('store_location')
    .select(['id', 'slug', 'name', 'address', 'pickup_enabled as pickupEnabled'])
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at'),
)

export async function storesOf(db: Db): Promise<Store[]> {
  return (await storeQuery({}).execute(db)).rows
}

const factNames = [
  'currency',
  'shop.prices_include_tax',
  'shop.base_country',
  'shop.manual_payments',
  'shop.payment_instructions',
  'shop.low_stock_at',
  'site_language',
  'smtp_url_secret',
] as const

/** The statements that the shop context is made of. */
export function shopContextQueries() {
  return [settingsQuery({ names: factNames }), storeQuery({})] as const
}

export function shopContextOf(rows: Parameters<typeof settingValues>[1], stores: Store[]): ShopContext {
  const settings = settingValues(factNames, rows)
  const currency = settings.currency || noCurrency
  return {
    currency,
    currencyData: currencyDataOf(currency),
    pricesIncludeTax: settings['shop.prices_include_tax'],
    baseCountry: settings['shop.base_country'] || null,
    manualPayments: settings['shop.manual_payments'],
    paymentInstructions: settings['shop.payment_instructions'],
    lowStockAt: settings['shop.low_stock_at'],
    stores,
    language: settings.site_language,
    // A secret is answered empty: its row is what says that it is set.
    hasMailServer: rows.some(({ name, value }) => name === 'smtp_url_secret' && Boolean(value)),
  }
}

export async function shopContext(db: Db): Promise<ShopContext> {
  const [settings, stores] = await runBatch(db, ...shopContextQueries())
  return shopContextOf(settings, stores)
}

/** As shopContext, with a memory: for what visitors see; carts and orders read what is in the database. */
export const cachedShopContext = cached(({ db }) => shopContext(db))

/** Returns the store that a cart or page works with: the named one, else the first; null while there is none. */
export function storeNamed(stores: readonly Store[], slugOrId: string | null | undefined): Store | null {
  return stores.find(({ id, slug }) => id === slugOrId || slug === slugOrId) ?? stores[0] ?? null
}

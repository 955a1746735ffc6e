/** What a cart is priced by besides its products: the shop's settings and its tables of taxes and shipping. */
import type { Db } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { runBatch } from '#platform/database/batch.ts'
import { shopContextQueries, shopContextOf, type ShopContext } from './shopContext.ts'
import { ratesQuery, type RateTables } from './rates.ts'

export interface ShopRules {
  shop: ShopContext
  rates: RateTables
}

/** The statements that the rules are made of. */
export function ruleQueries() {
  return [...shopContextQueries(), ratesQuery({})] as const
}

export function rulesOf(
  settings: Parameters<typeof shopContextOf>[0],
  stores: ShopContext['stores'],
  [rates]: readonly RateTables[],
): ShopRules {
  if (!rates) throw new Error('The tables of taxes and delivery gave no row')
  return { shop: shopContextOf(settings, stores), rates }
}

/** As they stand in the database: for whoever takes money. */
export async function shopRules(db: Db): Promise<ShopRules> {
  return rulesOf(...(await runBatch(db, ...ruleQueries())))
}

/** With a memory, until the shop's settings change: for carts that are shown. */
export const cachedRules = cached(({ db }) => shopRules(db))

/** What a cart is priced by besides its products: the shop's facts and its tables of taxes and delivery. */
import type { Db } from '#platform/context.ts'
import { remembered } from '#platform/database/remembered.ts'
import { together } from '#platform/database/together.ts'
import { factQueries, factsOf, type ShopFacts } from './shopContext.ts'
import { ratesQuery, type RateTables } from './rates.ts'

export interface ShopRules {
  facts: ShopFacts
  rates: RateTables
}

/** The statements that the rules are made of. */
export function ruleQueries(siteId: string) {
  return [...factQueries(siteId), ratesQuery({ siteId })] as const
}

export function rulesOf(
  siteId: string,
  settings: Parameters<typeof factsOf>[1],
  stores: ShopFacts['stores'],
  [rates]: readonly RateTables[],
): ShopRules {
  if (!rates) throw new Error('The tables of taxes and delivery gave no row')
  return { facts: factsOf(siteId, settings, stores), rates }
}

/** As they stand in the database: for whoever takes money. */
export async function shopRules(db: Db, siteId: string): Promise<ShopRules> {
  return rulesOf(siteId, ...(await together(db, ...ruleQueries(siteId))))
}

/** With a memory, until the shop's settings change: for carts that are shown. */
export const rememberedRules = remembered(({ db, siteId }) => shopRules(db, siteId))

/** What a cart is priced by besides its products: the shop's facts and its tables of taxes and delivery. */
import type { Db } from '#platform/context.ts'
import { remembered } from '#platform/database/remembered.ts'
import { shopFacts, type ShopFacts } from './facts.ts'
import { readRates, type RateTables } from './rates.ts'

export interface ShopRules {
  facts: ShopFacts
  rates: RateTables
}

/** As they stand in the database: for whoever takes money. */
export async function shopRules(db: Db, siteId: string): Promise<ShopRules> {
  const [facts, rates] = await Promise.all([shopFacts(db, siteId), readRates(db, siteId)])
  return { facts, rates }
}

/** With a memory, until the shop's settings change: for carts that are shown. */
export const rememberedRules = remembered(({ db, siteId }) => shopRules(db, siteId))

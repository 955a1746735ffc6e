/** The store that a browser shops at, for pages that show something else in another one. */
import type { Platform, RequestInfo } from '#platform/context.ts'
import { storeCookie } from './cart.ts'
import { storeNamed } from '../pricing/shopContext.ts'
import { cachedRules } from '../pricing/pricingRules.ts'

/** Returns the store's slug: that of the given name or id, else the chosen one, else the first; null where the shop has no store locations. */
export async function chosenStore(
  platform: Platform,
  request: RequestInfo,
  named?: string,
): Promise<string | null> {
  const { shop } = await cachedRules(platform)
  return storeNamed(shop.stores, named ?? request.cookie(storeCookie))?.slug ?? null
}

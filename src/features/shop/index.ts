/** What other features and the program's start use of the shop; here it takes part in their moments. */
import { onHook } from '#platform/hooks.ts'
import { mergeCartAtSignIn } from './mergeCart.ts'
import { rewriteProduct } from './products.ts'

onHook('post.saved', async (platform, db, saved) => {
  if (saved.type === 'product') await rewriteProduct(platform, db, saved)
})
onHook('user.signed_in', mergeCartAtSignIn)

export { mergeCartAtSignIn } from './mergeCart.ts'
export { importOrder, type FinishedOrder } from './importOrder.ts'
export { brokenInvariants, type Violation } from './invariants.ts'
export { shopReadiness } from './readiness.ts'
export { saveShopSettings } from './settings.ts'
export { orderStats, type OrderStats } from './stats.ts'
export { lowStock } from './stock.ts'
export { saveStoreLocation, storeLocations } from './storeLocations.ts'
export { mounts, testPaymentPage } from './testPaymentPage.ts'

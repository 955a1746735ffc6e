/** What other features and the program's start use of the shop; here it takes part in their moments. */
import type { Platform } from '#platform/context.ts'
import { onHook } from '#platform/hooks.ts'
import type { Mount } from '#platform/http/server.ts'
import { readMetasBy, readStoreBy } from '#features/content/index.ts'
import { nameShop } from './auditNames.ts'
import { chosenStore } from './chosenStore.ts'
import { downloadHandler } from './downloadHandler.ts'
import { renewDownloadTokens } from './downloads.ts'
import { findOrderHandler } from './findOrderHandler.ts'
import { mergeCartAtSignIn } from './mergeCart.ts'
import { exportPurchases, unlinkPurchases } from './ofAccount.ts'
import { payLinkHandler } from './payLinkHandler.ts'
import { productSaved } from './products.ts'
import { metasOfCopy, metasOfToday } from './stockOfMetas.ts'
import { testPaymentHandler } from './testPaymentPage.ts'

onHook('post.saved', async (platform, db, saved) => {
  if (saved.type === 'product') await productSaved(platform, db, saved)
})
onHook('user.signed_in', mergeCartAtSignIn)
onHook('secret.rotated', (platform, db, { next }) => renewDownloadTokens(platform, db, next))
onHook('user.exported', (platform, db, { userId, into }) => exportPurchases(platform, db, userId, into))
onHook('user.removed', (platform, db, { userId }) => unlinkPurchases(platform, db, userId))
onHook('audit.named', (platform, db, { ids, names }) => nameShop(platform, db, ids, names))
readStoreBy(chosenStore)
readMetasBy('product', { today: metasOfToday, ofCopy: metasOfCopy })

export { chooseCurrency } from './currencyChange/changeCurrency.ts'
export { mergeCartAtSignIn } from './mergeCart.ts'
export { chosenStore } from './chosenStore.ts'
export { importOrder, type FinishedOrder } from './importOrder.ts'
export { brokenInvariants, type Violation } from './invariants.ts'
export { shopReadiness } from './readiness.ts'
export { saveShopSettings } from './settings.ts'
export { orderStats, type OrderStats } from './stats.ts'
export { lowStock } from './listStock.ts'
export { saveStoreLocation, storeLocations } from './storeLocations.ts'
export { orderWords, parcelText, refundedWords } from './orderWords.ts'
export type { BuyerOrder } from './schema.ts'
export { orderByToken } from './orders/buyerOrder.ts'
export { testPaymentPage } from './testPaymentPage.ts'

/** Pages and files outside /api: payment links, the test payments, and bought downloads. */
export function mounts(platform: Platform): Mount[] {
  return [
    { prefix: '/order/find', handler: findOrderHandler(platform) },
    { prefix: '/pay/order', handler: payLinkHandler(platform) },
    { prefix: '/pay/test', handler: testPaymentHandler(platform) },
    { prefix: '/download', handler: downloadHandler(platform) },
  ]
}

/** What other features and the program's start use of the shop; here it takes part in their moments. */
import type { Platform } from '#platform/context.ts'
import { onHook } from '#platform/hooks.ts'
import type { Mount } from '#platform/http/server.ts'
import { readMetasBy, readStoreBy } from '#features/content/index.ts'
import { nameShop } from './auditNames.ts'
import { countDemoShop, noteDemoShop, removeDemoShop } from './demoShop.ts'
import { textsOfShop } from './currency/textsNaming.ts'
import { chosenStore } from './cart/chosenStore.ts'
import { downloadHandler } from './downloads/downloadHandler.ts'
import { renewDownloadTokens } from './downloads/downloads.ts'
import { findOrderHandler } from './orders/findOrderHandler.ts'
import { mergeCartAtSignIn } from './cart/mergeCart.ts'
import { exportPurchases, unlinkPurchases } from './orders/ofAccount.ts'
import { payLinkHandler } from './payments/payLinkHandler.ts'
import { writeDocumentsAtMoments } from './documents/documentsAtMoments.ts'
import { sendEmailsAtMoments } from './notifications/emailsAtMoments.ts'
import { forgetStore } from './catalogue/forgetStore.ts'
import { productSaved } from './catalogue/products.ts'
import { metasOfCopy, metasOfToday } from './catalogue/stockOfMetas.ts'
import { testPaymentHandler } from './payments/testPaymentPage.ts'

onHook('post.saved', async (platform, db, saved) => {
  if (saved.type === 'product') await productSaved(platform, db, saved)
})
onHook('user.signed_in', mergeCartAtSignIn)
onHook('secret.rotated', (_platform, db, { next }) => renewDownloadTokens(db, next))
onHook('user.exported', (_platform, db, { userId, into }) => exportPurchases(db, userId, into))
onHook('user.removed', (_platform, db, { userId }) => unlinkPurchases(db, userId))
onHook('audit.named', (_platform, db, { ids, names }) => nameShop(db, ids, names))
onHook('demo.seeded', (_platform, db) => noteDemoShop(db))
onHook('demo.counted', (_platform, db, { left }) => countDemoShop(db, left))
onHook('demo.removed', (_platform, db) => removeDemoShop(db))
onHook('texts.sought', async (_platform, db, { viewer, into, isFound }) => {
  into.push(...(await textsOfShop(db, viewer, isFound)))
})
sendEmailsAtMoments()
writeDocumentsAtMoments()
onHook('store.closed', (_platform, db, { context, slug }) => forgetStore(context, db, slug))
readStoreBy(chosenStore)
readMetasBy('product', { today: metasOfToday, ofCopy: metasOfCopy })

export { chooseCurrency } from './currency/changeCurrency.ts'
export { mergeCartAtSignIn } from './cart/mergeCart.ts'
export { chosenStore } from './cart/chosenStore.ts'
export { importOrder, type FinishedOrder } from './importing/importOrder.ts'
export { brokenInvariants, type Violation } from './health/invariants.ts'
export { shopReadiness } from './payments/readiness.ts'
export { saveShopSettings } from './settings/settings.ts'
export { orderStats, type OrderStats } from './salesStats.ts'
export { lowStock } from './inventory/listStock.ts'
export { saveStoreLocation, storeLocations } from './inventory/storeLocations.ts'
export { orderTexts, parcelText, refundedText } from './orders/orderTexts.ts'
export { readProduct } from './catalogue/productView.ts'
export type { BuyerOrder } from './schema.ts'
export { orderByToken } from './orders/buyerOrder.ts'
export { testPaymentPage } from './payments/testPaymentPage.ts'

/** Pages and files outside /api: payment links, the test payments, and bought downloads. */
export function mounts(platform: Platform): Mount[] {
  return [
    { prefix: '/order/find', handler: findOrderHandler(platform) },
    { prefix: '/pay/order', handler: payLinkHandler(platform) },
    { prefix: '/pay/test', handler: testPaymentHandler(platform) },
    { prefix: '/download', handler: downloadHandler(platform) },
  ]
}
export { parseAmount } from './pricing/money.ts'
export { currencyDataOf } from './pricing/shopContext.ts'

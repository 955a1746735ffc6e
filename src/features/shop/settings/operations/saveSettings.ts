/** POST /api/shop/settings: changes how the shop sells (F-SHOP-13). */
import { operation } from '#platform/operations/operation.ts'
import { readShopSettings, saveShopSettings, shopSettings, shopSettingsChange } from '../settings.ts'

/** Problems: discount.twice (422). */
export const saveSettings = operation({
  name: 'shop.save-settings',
  summary: 'Saves what is given and leaves the rest; a given list replaces the stored one.',
  method: 'POST',
  path: '/api/shop/settings',
  capability: 'settings.shop',
  input: shopSettingsChange,
  output: shopSettings,
  audit: (input) => ({ kind: 'shop.settings', data: { changed: Object.keys(input) } }),
  async run(context, input) {
    await context.transaction((db) => saveShopSettings(context, db, input, context.viewer.id))
    return readShopSettings(context.db)
  },
})

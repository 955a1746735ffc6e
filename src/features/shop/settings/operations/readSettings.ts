/** GET /api/shop/settings: taxes, shipping, discounts and how the shop sells (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { readShopSettings, shopSettings } from '../settings.ts'

export const readSettings = operation({
  name: 'shop.settings',
  summary: 'Answers the settings of the shop with its tax zones, shipping zones and discount codes.',
  method: 'GET',
  path: '/api/shop/settings',
  capability: 'settings.shop',
  input: z.strictObject({}),
  output: shopSettings,
  run: ({ db }) => readShopSettings(db),
})

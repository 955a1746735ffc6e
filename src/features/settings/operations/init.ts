/** GET /api/init */
import { z } from 'zod'
import { storeLocations } from '#features/shop/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { decimalsOf } from '#ui/currencyDecimals.ts'
import { currencySymbol } from '../currencies.ts'
import { readSettings, readSiteUrl } from '../readSetting.ts'
import { initView } from '../schema.ts'

/** Returns what every page starts with; the same for everybody (F-OPT-03, F-CONST-24). */
export const init = operation({
  name: 'init',
  summary: 'Name, logo and URL of the site, currency symbol, store locations.',
  method: 'GET',
  path: '/api/init',
  capability: 'public',
  input: z.strictObject({}),
  output: initView,
  async run(context) {
    const { db } = context
    const names = [
      'site_name',
      'site_logo',
      'site_email',
      'currency',
      'time_zone',
      'announcement',
      'site_language',
    ] as const
    const { site_language: language, ...settings } = await readSettings(db, names)
    return {
      ...settings,
      language,
      site_url: await readSiteUrl(context, db),
      currency_symbol: currencySymbol(settings.currency),
      currency_exponent: decimalsOf(settings.currency),
      store_locations: await storeLocations(db),
    }
  },
})

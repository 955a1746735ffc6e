/** GET /api/dashboard/setup: what a new site still lacks, seen from what is stored, so that the ticks fill by themselves. */
import { z } from 'zod'
import { listLive } from '#features/content/index.ts'
import { mailSender, mailServerUrl, readSettings, settingDefinitions } from '#features/settings/index.ts'
import { shopReadiness } from '#features/shop/index.ts'
import { isRefusedSender } from '#platform/mail/sender.ts'
import { operation } from '#platform/operations/operation.ts'

/** Seven steps from an empty site to one that sells; each is true once it is done. */
export const setupState = operation({
  name: 'dashboard.setup',
  summary: 'The seven steps from an empty site to one that sells, and which are done.',
  method: 'GET',
  path: '/api/dashboard/setup',
  capability: 'settings.write',
  input: z.strictObject({}),
  output: z.object({
    name: z.boolean(),
    page: z.boolean(),
    currency: z.boolean(),
    product: z.boolean(),
    payment: z.boolean(),
    shipping: z.boolean(),
    domain: z.boolean(),
  }),
  async run(context) {
    const { db, config } = context
    const [settings, pages, products, shop, mailServer, sender] = await Promise.all([
      readSettings(db, ['site_name', 'site_logo', 'site_url', 'currency']),
      listLive(db, { type: 'page', limit: 1 }),
      listLive(db, { type: 'product', limit: 1 }),
      shopReadiness(context),
      mailServerUrl(context),
      mailSender(context, db),
    ])
    return {
      name: settings.site_name !== settingDefinitions.site_name.default && settings.site_logo !== '',
      page: pages.pagination.total > 0,
      currency: settings.currency !== '',
      product: products.pagination.total > 0,
      payment: shop.takesPayment,
      shipping: shop.delivers,
      domain:
        (config.SITE_URL !== undefined || settings.site_url !== '') &&
        mailServer !== null &&
        !isRefusedSender(sender.email),
    }
  },
})

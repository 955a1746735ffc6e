/** GET /api/shop/email-templates: the texts of all emails of the shop (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listEmailTemplates } from '../emailTemplates.ts'
import { emailTemplateRow } from '../emailSchema.ts'

export const listEmailTemplatesOperation = operation({
  name: 'shop.email-templates',
  summary: 'Returns the template of every email that the shop sends, own or default.',
  method: 'GET',
  path: '/api/shop/email-templates',
  capability: 'settings.shop',
  input: z.strictObject({}),
  output: z.array(emailTemplateRow),
  run: (context) => listEmailTemplates(context, context.db),
})

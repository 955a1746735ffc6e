/** POST /api/shop/email-templates: writes the text of an email, or takes the given one back (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { emailKinds } from '../emailKinds.ts'
import { listEmailTemplates, saveEmailTemplate } from '../emailTemplates.ts'
import { emailTemplateRow } from '../emailSchema.ts'

/** Without an own text the given one holds again. Problems: email.placeholder (422). */
export const saveEmailTemplateOperation = operation({
  name: 'shop.save-email-template',
  summary: 'Keeps an own template of an email; null restores the default. Returns all templates.',
  method: 'POST',
  path: '/api/shop/email-templates',
  capability: 'settings.shop',
  input: z.strictObject({
    kind: z.enum(emailKinds),
    own: z
      .strictObject({ subject: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(5000) })
      .nullable(),
  }),
  output: z.array(emailTemplateRow),
  audit: (input) => ({ kind: 'email_template.saved', target: input.kind }),
  async run(context, { kind, own }) {
    await context.transaction((db) => saveEmailTemplate(context, db, kind, own, context.viewer.id))
    return listEmailTemplates(context, context.db)
  },
})

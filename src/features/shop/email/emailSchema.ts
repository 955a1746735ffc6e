/** What the calls about emails answer. */
import { z } from 'zod'
import { emailKinds } from './emailKinds.ts'

export const emailTemplateRow = z.object({
  kind: z.enum(emailKinds),
  title: z.string(),
  moment: z.string(),
  to: z.enum(['buyer', 'shop']),
  subject: z.string(),
  text: z.string(),
  /** False: the given text holds. */
  is_own: z.boolean(),
})
export type EmailTemplateRow = z.output<typeof emailTemplateRow>

export const sentEmail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  state: z.enum(['waiting', 'failing', 'given_up', 'sent']),
  error: z.string().nullable(),
  order_id: z.string().nullable(),
})
export type SentEmail = z.output<typeof sentEmail>

export const emailList = z.object({
  items: z.array(sentEmail),
  pagination: z.object({ p: z.int(), pages: z.int(), limit: z.int(), total: z.int() }),
  /** False: emails wait here until the settings name a mail server. */
  has_mail_server: z.boolean(),
})
export type EmailList = z.output<typeof emailList>

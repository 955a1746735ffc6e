/** What the calls about letters answer. */
import { z } from 'zod'
import { letterKinds } from './emailKinds.ts'

export const letterTextRow = z.object({
  kind: z.enum(letterKinds),
  title: z.string(),
  moment: z.string(),
  to: z.enum(['buyer', 'shop']),
  subject: z.string(),
  text: z.string(),
  /** False: the given text holds. */
  is_own: z.boolean(),
})
export type LetterTextRow = z.output<typeof letterTextRow>

export const sentLetter = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  state: z.enum(['waiting', 'failing', 'given_up', 'sent']),
  error: z.string().nullable(),
  order_id: z.string().nullable(),
})
export type SentLetter = z.output<typeof sentLetter>

export const letterList = z.object({
  items: z.array(sentLetter),
  pagination: z.object({ p: z.int(), pages: z.int(), limit: z.int(), total: z.int() }),
  /** False: letters wait here until the settings name a mail server. */
  has_mail_server: z.boolean(),
})
export type LetterList = z.output<typeof letterList>

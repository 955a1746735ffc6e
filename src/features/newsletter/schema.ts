/** The shapes that calls about the newsletter take and answer. */
import { z } from 'zod'
import { subscriberStates } from './subscriberStates.ts'

export const subscriberState = z.enum(subscriberStates)

export const subscriberView = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** '' where nobody has said it. */
  name: z.string(),
  state: subscriberState,
  bounce_reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
})
export type SubscriberView = z.infer<typeof subscriberView>

const consentView = z.strictObject({
  kind: z.enum(['asked', 'confirmed', 'added', 'imported', 'unsubscribed', 'bounced']),
  at: z.iso.datetime(),
  ip: z.string(),
  text: z.string(),
  page_url: z.string(),
  by: z.string().nullable(),
})

export const subscriberDetail = subscriberView.extend({ consents: z.array(consentView) })
export type SubscriberDetail = z.infer<typeof subscriberDetail>

const counted = z.strictObject({
  waiting: z.number(),
  sent: z.number(),
  bounced: z.number(),
  failed: z.number(),
  skipped: z.number(),
  unclear: z.number(),
})
export type MailCounts = z.infer<typeof counted>

export const mailState = z.enum(['draft', 'planned', 'sending', 'paused', 'sent', 'cancelled'])

export const mailRow = z.strictObject({
  id: z.string(),
  title: z.string(),
  state: mailState,
  updated_at: z.iso.datetime(),
  planned_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  total: z.number(),
  counts: counted,
})
export type MailRow = z.infer<typeof mailRow>

/** Somebody whom an email did not reach. */
export const missedReader = z.strictObject({
  email: z.string(),
  state: z.enum(['bounced', 'failed', 'unclear']),
  error: z.string().nullable(),
})
export type MissedReader = z.infer<typeof missedReader>

export const mailDetail = mailRow.extend({
  subject: z.string(),
  preheader: z.string(),
  /** Labels of blocks that an email cannot show. */
  unfit: z.array(z.string()),
  /** Pictures without alternative text that are not marked as decoration. */
  pictures_without_alt: z.number(),
  is_empty: z.boolean(),
  /** The name of the site stands for a logo that an email cannot show. */
  is_logo_left: z.boolean(),
  /** How many get it when it is sent now. */
  audience: z.number(),
  has_mail_server: z.boolean(),
  from: z.string(),
  /** Emails a minute. */
  rate: z.number(),
  fault: z.string().nullable(),
  own_email: z.string(),
})
export type MailDetail = z.infer<typeof mailDetail>

export const importReport = z.strictObject({
  added: z.number(),
  /** Subscribed already. */
  known: z.number(),
  /** The first of the rows that were not taken, in the order of the file. */
  refused: z.array(
    z.strictObject({
      line: z.number(),
      text: z.string(),
      reason: z.enum(['empty', 'invalid', 'repeated', 'unsubscribed', 'bounced']),
    }),
  ),
  refused_count: z.number(),
  /** Titles of columns that have no place here. */
  columns_left: z.array(z.string()),
})
export type ImportReport = z.infer<typeof importReport>

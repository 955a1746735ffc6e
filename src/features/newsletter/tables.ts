/** Rows that the newsletter owns. The text of an email is a post of type `newsletter`. */
import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#platform/database/schema.ts'

export type SubscriberState = 'waiting' | 'subscribed' | 'unsubscribed' | 'bounced'
export type ConsentKind = 'asked' | 'confirmed' | 'added' | 'imported' | 'unsubscribed' | 'bounced'
export type MailState = 'planned' | 'sending' | 'paused' | 'sent' | 'cancelled'
export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'bounced' | 'failed' | 'skipped' | 'unclear'

export interface NewsletterSubscriberTable {
  id: string
  /** Lower case, unique. */
  email: string
  /** As a file or the owner said it; '' where nobody has. */
  name: Generated<string>
  state: SubscriberState
  /** Opens the links of this person's emails; good for as long as the person is listed. */
  link_key: string
  /** What the mail server said. */
  bounce_reason: string | null
  created_at: Timestamp
  changed_at: Timestamp
}

/** What a person agreed to or took back; rows are only added, and go with the person. */
export interface NewsletterConsentTable {
  id: string
  subscriber_id: string
  kind: ConsentKind
  at: Timestamp
  /** Shortened: the network, not the machine. */
  ip: Generated<string>
  /** The words that the person agreed to, or the note of who added them. */
  text: Generated<string>
  page_url: Generated<string>
  by_user: string | null
}

/** An email that goes out or went out, as it was when somebody pressed Send. */
export interface NewsletterMailTable {
  post_id: string
  state: MailState
  subject: string
  html: string
  plain: string
  /** Why nothing is sent at the moment, as the mail server said it. */
  fault: string | null
  planned_at: Timestamp
  started_at: NullableTimestamp
  ended_at: NullableTimestamp
  created_by: string | null
}

/** One email to one person: the newsletter's own outbox. */
export interface NewsletterDeliveryTable {
  id: string
  mail_id: string
  /** null once the person is erased. */
  subscriber_id: string | null
  state: Generated<DeliveryState>
  tries: Generated<number>
  next_try_at: Timestamp
  /** Names the run that has taken it. */
  held_by: string | null
  /** When the mail server was given it; from then on it is never sent again by itself. */
  handed_at: NullableTimestamp
  ended_at: NullableTimestamp
  error: string | null
}

declare module '#platform/database/schema.ts' {
  interface Database {
    newsletter_subscriber: NewsletterSubscriberTable
    newsletter_consent: NewsletterConsentTable
    newsletter_mail: NewsletterMailTable
    newsletter_delivery: NewsletterDeliveryTable
  }
}

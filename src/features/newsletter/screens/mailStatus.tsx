/** The states of an email and of a subscriber, in words and a tone. */
import { StatusMark } from '#ui/StatusMark.tsx'
import type { MailRow, SubscriberView } from '../schema.ts'
import { newsletterScreen as says } from '../texts/newsletterScreen.ts'

/** The tone of each, as the shared states have it. */
const mailTones: Record<MailRow['state'], string> = {
  draft: 'draft',
  planned: 'scheduled',
  sending: 'processing',
  paused: 'pending',
  sent: 'published',
  cancelled: 'cancelled',
}

const subscriberTones: Record<SubscriberView['state'], string> = {
  waiting: 'pending',
  subscribed: 'active',
  unsubscribed: 'expired',
  bounced: 'failed',
}

export function mailStatus(state: MailRow['state']) {
  return <StatusMark status={mailTones[state]} text={says.mail_state({ state })} />
}

export function subscriberStatus(state: SubscriberView['state']) {
  return <StatusMark status={subscriberTones[state]} text={says.subscriber_state({ state })} />
}

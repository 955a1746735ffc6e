/** What the database's refusals call rows of the newsletter. */
import { templates } from '#platform/language/catalogue.ts'
import de from './newsletterRows.de.ts'
import es from './newsletterRows.es.ts'

const english = {
  newsletter_subscriber: 'a subscriber',
  newsletter_consent: 'the consent of a subscriber',
  newsletter_mail: 'an email of the newsletter',
  newsletter_delivery: 'an email to a subscriber',
} as const

export const newsletterRows = templates(english, { de, es })
export type English = typeof english

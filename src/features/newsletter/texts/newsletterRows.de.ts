/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterRows.ts'

export default {
  newsletter_subscriber: 'ein Abonnent',
  newsletter_consent: 'die Einwilligung eines Abonnenten',
  newsletter_mail: 'eine E-Mail des Newsletters',
  newsletter_delivery: 'eine E-Mail an einen Abonnenten',
} satisfies Translation<English>

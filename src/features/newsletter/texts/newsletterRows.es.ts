/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterRows.ts'

export default {
  newsletter_subscriber: 'un suscriptor',
  newsletter_consent: 'el consentimiento de un suscriptor',
  newsletter_mail: 'un correo del boletín',
  newsletter_delivery: 'un correo a un suscriptor',
} satisfies Translation<English>

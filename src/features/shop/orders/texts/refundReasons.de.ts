/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './refundReasons.ts'

export default {
  cancelled: 'Storniert',
  late: 'Zu spät bezahlt, der Bestand war vergriffen',
  twice: 'Doppelt oder zu spät bezahlt',
  at_provider: 'Beim Zahlungsanbieter erstattet',
  dispute_lost: 'Anfechtung verloren',
} satisfies Translation<English>

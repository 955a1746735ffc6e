/** The reasons for a refund that the shop itself gives. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './refundReasons.de.ts'
import es from './refundReasons.es.ts'

const english = {
  cancelled: 'Cancelled',
  late: 'Paid too late, the stock was gone',
  twice: 'Paid twice or too late',
  at_provider: 'Refunded at the payment provider',
  dispute_lost: 'Dispute lost',
} as const

export const refundReasons = catalogue(english, { de, es })
export type English = typeof english

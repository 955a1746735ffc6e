/** What must not be found in stock, orders and payments, by the number of its rule (../invariants.ts). */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './invariants.de.ts'
import es from './invariants.es.ts'

const english = {
  I1: 'Less on hand than reserved',
  I2: 'Reserved differs from the holds',
  I3: 'Stock differs from its ledger',
  I4: 'An order does not add up',
  I5: 'Paid differs from the payments',
  I6: 'Paid twice',
  I7: 'Refunded more than paid',
  I8: 'Two live orders of one cart',
  I9: 'An event waits for more than ten minutes',
  I10: 'A price that the shop did not ask then',
  I11: 'A hold without a waiting order',
  I12: 'A discount used too often',
} as const

export const invariants = catalogue(english, { de, es })
export type English = typeof english

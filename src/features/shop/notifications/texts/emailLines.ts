/** What emails about orders are filled with: sums, endings, the mark of a test. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './emailLines.de.ts'
import es from './emailLines.es.ts'

const english = {
  line: '{item}: {amount}',
  discount: 'Discount: −{amount}',
  delivery: 'Delivery',
  test: 'TEST PAYMENT: no money moves.',
} as const

export const emailLines = catalogue(english, { de, es })
export type English = typeof english

/** What is in invoices, credit notes and packing slips as they are written. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './documentLines.de.ts'
import es from './documentLines.es.ts'

const english = {
  net: 'Net',
  given_back: 'Given back',
  disputed: 'Taken back by the buyer’s bank',
  reduction: 'Reduction of the price',
  delivery: 'Delivery',
} as const

export const documentLines = catalogue(english, { de, es })
export type English = typeof english

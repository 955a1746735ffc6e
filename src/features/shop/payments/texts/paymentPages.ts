/** What buyers read on the way to paying: the test payment page and the lines of a payment session. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './paymentPages.de.ts'
import es from './paymentPages.es.ts'

const english = {
  banner: 'TEST PAYMENT - no money moves',
  missing_title: 'No such payment',
  missing: 'There is no such payment.',
  home: 'Home',
  title: 'Test payment for order {number}',
  order: 'Order {number}',
  choose: 'Choose how this test payment ends.',
  pay: 'Pay',
  later: 'Pay after 10 s',
  decline: 'Decline',
} as const

export const paymentPages = catalogue(english, { de, es })
export type English = typeof english

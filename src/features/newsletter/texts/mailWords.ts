/** Words that the newsletter itself adds to its emails. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './mailWords.de.ts'
import es from './mailWords.es.ts'

const english = {
  why: 'You get this email because you subscribed to the newsletter of {site}.',
  unsubscribe: 'Unsubscribe',
  view: 'View product',
  from_price: 'From {price}',
  test_subject: '[Test] {subject}',
} as const

export const mailWords = catalogue(english, { de, es })
export type English = typeof english

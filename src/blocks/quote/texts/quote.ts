/** The block quote. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './quote.de.ts'
import es from './quote.es.ts'

const english = {
  label: 'Quote',
  keywords: 'citation, blockquote, pull quote',
  who_said_it: 'Who said it',
  with_its_author: 'With its author',
  clay_remembers_every_hand: 'Clay remembers every hand.',
  ines_varga: 'Ines Varga',
  alone: 'Alone',
} as const

export const quote = catalogue(english, { de, es })
export type English = typeof english

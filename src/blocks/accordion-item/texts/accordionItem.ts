/** The block accordion-item. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './accordionItem.de.ts'
import es from './accordionItem.es.ts'

const english = {
  label: 'Accordion entry',
  keywords: 'question, details',
  more: 'More',
  note: 'Note at the end of the line',
  open_from_the_start: 'Open from the start',
  closed: 'Closed',
  which_clay_is_it: 'Which clay is it?',
  a_grogged_stoneware_from: 'A grogged stoneware from the next valley.',
} as const

export const accordionItem = catalogue(english, { de, es })
export type English = typeof english

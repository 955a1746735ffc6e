/** The block accordion-item. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './accordionItem.de.ts'
import es from './accordionItem.es.ts'

const english = {
  more: 'More',
} as const

export const accordionItem = catalogue(english, { de, es })
export type English = typeof english

/** Links to the pages of a list. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pagination.de.ts'
import es from './pagination.es.ts'

const english = {
  previous: 'Previous',
  page: 'Page {slot}',
  next: 'Next',
  pages_of: 'Pages of {label}',
} as const

export const pagination = catalogue(english, { de, es })
export type English = typeof english

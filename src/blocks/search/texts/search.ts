/** The block search: its field and what it found. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './search.de.ts'
import es from './search.es.ts'

const english = {
  label: 'Search',
  keywords: 'find, results',
  search_the_site: 'Search the site',
  no_results: 'There are no results for {keywords}',
  nothing_holds: '; nothing holds “{keywords}”',
  results: { plural: 'count', one: '{count} result for {keywords}', other: '{count} results for {keywords}' },
  first_results: 'The first {count} results for {keywords}. These fit best; more words find others.',
  placeholder: 'Placeholder',
  where_a_page_has: 'Where a page has more than one search.',
  show_what_was_found: 'Show what was found',
  field_alone: 'Field alone',
  with_results: 'With results',
  mugs_bowls_vases: 'Mugs, bowls, vases',
  nothing_found: 'Nothing found',
} as const

export const search = catalogue(english, { de, es })
export type English = typeof english

/** The block taxonomy-list. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './taxonomyList.de.ts'
import es from './taxonomyList.es.ts'

const english = {
  label: 'Taxonomy list',
  keywords: 'categories, tags, topics, terms',
  empty: 'Nothing has been filed here yet.',
  topics: 'Topics',
  taxonomy: 'Taxonomy',
  list: 'List',
  chips: 'Chips',
  say_how_many: 'Say how many',
  show_entries_without_posts: 'Show entries without posts',
  at_most: 'At most',
  empty_the_name_of: 'Empty: the name of the taxonomy.',
  chips_with_counts: 'Chips with counts',
  glazes: 'Glazes',
  workshop: 'Workshop',
  clay: 'Clay',
  firing: 'Firing',
  entries: { plural: 'count', one: 'entry', other: 'entries' },
} as const

export const taxonomyList = catalogue(english, { de, es })
export type English = typeof english

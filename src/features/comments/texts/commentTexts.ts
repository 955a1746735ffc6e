/** What who writes, reads and moderates comments is told by the server. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './commentTexts.de.ts'
import es from './commentTexts.es.ts'

const english = {
  empty: 'Please write something.',
  too_long: 'At most {most} characters fit here.',
  anonymous: 'Anonymous',
  former_member: 'Former member',
  removed_by_author: 'This comment was removed by its author.',
  report_thanks: 'Thank you. We will look at this comment.',
  no_place: 'This is no place in a list of comments.',
  links: { plural: 'count', one: '{count} link', other: '{count} links' },
  held_word: 'the word “{word}”',
} as const

export const commentTexts = catalogue(english, { de, es })
export type English = typeof english

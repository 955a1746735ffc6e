/** What can go wrong with comments: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './commentsProblems.de.ts'
import es from './commentsProblems.es.ts'

const english = {
  'comments.post_missing': 'There is no such page to comment on.',
  'comments.closed': 'Comments are closed.',
  'comments.own': 'This comment is your own.',
  'comments.missing': 'There is no such comment.',
} as const

export const commentsProblems = templates(english, { de, es })
export type English = typeof english

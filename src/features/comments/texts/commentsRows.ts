/** What the database's refusals call comments, likes and reports. */
import { templates } from '#platform/language/catalogue.ts'
import de from './commentsRows.de.ts'
import es from './commentsRows.es.ts'

const english = {
  comment: 'a comment',
  comment_like: 'a like',
  comment_report: 'a report',
} as const

export const commentsRows = templates(english, { de, es })
export type English = typeof english

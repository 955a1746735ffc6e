/** Short answers in plain text, before any screen or page. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './plainAnswers.de.ts'
import es from './plainAnswers.es.ts'

const english = {
  not_found: 'Page Not Found',
  not_found_at: 'Page Not Found: {path}',
  unreadable: 'The request could not be read.',
  unknown_host: 'This server does not answer for that host name.',
  broke: 'Something broke on the server. Please try again.',
} as const

export const plainAnswers = catalogue(english, { de, es })
export type English = typeof english

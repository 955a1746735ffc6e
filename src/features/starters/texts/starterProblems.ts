/** What can go wrong with starter sites: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './starterProblems.de.ts'
import es from './starterProblems.es.ts'

const english = {
  'starter.unknown': 'There is no starter site with this name.',
} as const

export const starterProblems = templates(english, { de, es })
export type English = typeof english

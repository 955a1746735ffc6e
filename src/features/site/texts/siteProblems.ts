/** What can go wrong with the site as a whole: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './siteProblems.de.ts'
import es from './siteProblems.es.ts'

const english = {
  'job.missing': 'This job is no longer here: it was done, or taken away.',
  'demo.missing': 'The demo content has been removed already.',
} as const

export const siteProblems = templates(english, { de, es })
export type English = typeof english

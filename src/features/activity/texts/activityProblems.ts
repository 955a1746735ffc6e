/** What can go wrong with activity: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './activityProblems.de.ts'
import es from './activityProblems.es.ts'

const english = {
  'activity.missing': 'There is no such activity.',
  'activity.foreign': 'This URL is not one of this site.',
  'activity.range': 'The range must end after it begins and hold at most {maximum} bars.',
} as const

export const activityProblems = templates(english, { de, es })
export type English = typeof english

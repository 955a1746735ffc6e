/** What the database's refusals call visits and their sums. */
import { templates } from '#platform/language/catalogue.ts'
import de from './activityRows.de.ts'
import es from './activityRows.es.ts'

const english = {
  activity: 'a visit',
  activity_other: 'a visit',
  activity_day: 'a day of visits',
  activity_hour: 'an hour of visits',
  activity_rolled: 'a summed day',
  activity_month: 'a month of visits',
  activity_month_rolled: 'a summed month',
  activity_share: 'a share of visits',
} as const

export const activityRows = templates(english, { de, es })
export type English = typeof english

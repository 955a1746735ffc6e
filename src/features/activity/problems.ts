/** What can go wrong with activity, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'activity.missing': { status: 404, message: 'There is no such activity.' },
  'activity.foreign': { status: 422, message: 'This address is not one of this site.', field: 'current_url' },
  'activity.range': {
    status: 422,
    message: 'The range must end after it begins and hold at most {maximum} bars.',
  },
})

/** What the database's refusals call its rows. */
nameRows({
  activity: 'a visit',
  activity_other: 'a visit',
  activity_day: 'a day of visits',
  activity_hour: 'an hour of visits',
  activity_rolled: 'a summed day',
  activity_month: 'a month of visits',
  activity_month_rolled: 'a summed month',
  activity_share: 'a share of visits',
})

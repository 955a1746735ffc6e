/** What can go wrong with activity, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { activityProblems } from './texts/activityProblems.ts'
import { activityRows } from './texts/activityRows.ts'

export const problem = defineProblems(
  {
    'activity.missing': { status: 404 },
    'activity.foreign': { status: 422, field: 'current_url' },
    'activity.range': {
      status: 422,
    },
  },
  activityProblems,
)

/** What the database's refusals call its rows. */
nameRows(activityRows)

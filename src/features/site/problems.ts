/** What can go wrong with the site as a whole. */
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'job.missing': { status: 404, message: 'This job is no longer here: it was done, or taken away.' },
})

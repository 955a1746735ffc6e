/** What can go wrong with the site as a whole. */
import { defineProblems } from '#platform/operations/problem.ts'
import { siteProblems } from './texts/siteProblems.ts'

export const problem = defineProblems(
  {
    'job.missing': { status: 404 },
    'demo.missing': { status: 404 },
  },
  siteProblems,
)

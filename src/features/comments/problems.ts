/** What can go wrong with comments, in words for people. */
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'comments.post_missing': { status: 404, message: 'There is no such page to comment on.' },
  'comments.closed': { status: 422, message: 'Comments are closed.' },
  'comments.missing': { status: 404, message: 'There is no such comment.' },
})

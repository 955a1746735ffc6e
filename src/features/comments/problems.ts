/** What can go wrong with comments, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { commentsProblems } from './texts/commentsProblems.ts'
import { commentsRows } from './texts/commentsRows.ts'

export const problem = defineProblems(
  {
    'comments.post_missing': { status: 404 },
    'comments.closed': { status: 422 },
    'comments.own': { status: 422 },
    'comments.missing': { status: 404 },
  },
  commentsProblems,
)

/** What the database's refusals call its rows. */
nameRows(commentsRows)

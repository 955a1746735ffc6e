/** What can go wrong with comments, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'comments.post_missing': { status: 404, message: 'There is no such page to comment on.' },
  'comments.closed': { status: 422, message: 'Comments are closed.' },
  'comments.own': { status: 422, message: 'This comment is your own.' },
  'comments.missing': { status: 404, message: 'There is no such comment.' },
})

/** What the database's refusals call its rows. */
nameRows({
  comment: 'a comment',
  comment_like: 'a like',
  comment_report: 'a report',
})

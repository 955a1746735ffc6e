/** What can go wrong with forms, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { formsProblems } from './texts/formsProblems.ts'
import { formsRows } from './texts/formsRows.ts'

export const problem = defineProblems(
  {
    'form.missing': { status: 404 },
    'form.invalid': { status: 422, message: '{summary}' },
    'form.fields_broken': { status: 422 },
    'form.key_reused': {
      status: 409,
    },
    'form.stale': { status: 422 },
    'form.unproven': { status: 422 },
    'form.too_fast': { status: 422 },
    'form.submission_missing': { status: 404 },
  },
  formsProblems,
)

/** What the database's refusals call its rows. */
nameRows(formsRows)

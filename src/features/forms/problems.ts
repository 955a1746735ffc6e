/** What can go wrong with forms, in words for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'form.missing': { status: 404, message: 'There is no such form.' },
  'form.invalid': { status: 422, message: '{summary}' },
  'form.fields_broken': { status: 422, message: 'The fields of this form cannot be read: {reason}' },
  'form.key_reused': {
    status: 409,
    message: 'This was sent before with other content. Please send it again.',
  },
  'form.stale': { status: 422, message: 'This form was open for too long. Please send it again.' },
  'form.unproven': { status: 422, message: 'Please look at what you entered and send it once more.' },
  'form.too_fast': { status: 422, message: 'That was too fast for a person. Please send it again.' },
  'form.submission_missing': { status: 404, message: 'There is no such entry.' },
})

/** What the database's refusals call its rows. */
nameRows({
  form_submission: 'an entry of a form',
})

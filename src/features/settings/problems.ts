/** What can go wrong with settings. */
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'setting.unknown': { status: 404, message: 'There is no setting named {name}.' },
  'setting.invalid': { status: 422, message: '{title}: {reason}' },
})

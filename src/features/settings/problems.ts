/** What can go wrong with settings. */
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'setting.unknown': { status: 404, message: 'There is no setting named {name}.' },
  'setting.invalid': { status: 422, message: '{title}: {reason}' },
  'setting.unreadable': {
    status: 503,
    message: 'The stored value of “{title}” cannot be read. Enter it again in the settings, or start with the secret that it was stored with.',
  },
})

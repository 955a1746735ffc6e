/** What can go wrong with settings. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'setting.unknown': { status: 404, message: 'There is no setting named {name}.' },
  'setting.invalid': { status: 422, message: '{title}: {reason}' },
  'setting.unreadable': {
    status: 503,
    message:
      'The stored value of “{title}” cannot be read. Enter it again in the settings, or start with the secret that it was stored with.',
  },
})

/** What the database's refusals call its rows. */
nameRows({
  option: 'a setting',
})

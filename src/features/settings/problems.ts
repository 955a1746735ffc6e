/** What can go wrong with settings. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { settingsProblems } from './texts/settingsProblems.ts'
import { settingsRows } from './texts/settingsRows.ts'

export const problem = defineProblems(
  {
    'setting.unknown': { status: 404 },
    'setting.invalid': { status: 422 },
    'setting.unreadable': {
      status: 503,
    },
  },
  settingsProblems,
)

/** What the database's refusals call its rows. */
nameRows(settingsRows)

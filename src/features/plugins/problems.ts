/** What can go wrong with plugins. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { pluginsProblems } from './texts/pluginsProblems.ts'
import { pluginsRows } from './texts/pluginsRows.ts'

export const problem = defineProblems(
  {
    'plugin.missing': { status: 404 },
    'plugin.not_built': {
      status: 409,
    },
    'plugin.broken': { status: 422 },
  },
  pluginsProblems,
)

/** What the database's refusals call its rows. */
nameRows(pluginsRows)

/** What can go wrong with plugins. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'plugin.missing': { status: 404, message: 'There is no plugin named {name} in /site-plugins.' },
  'plugin.not_built': {
    status: 409,
    message: 'Start Plinth again: that builds the plugin {name} in, and then it can be switched on.',
  },
  'plugin.broken': { status: 422, message: 'The plugin {name} cannot be switched on: {reason}' },
})

/** What the database's refusals call its rows. */
nameRows({
  plugin: 'a plugin',
  plugin_failure: 'a fault of a plugin',
})

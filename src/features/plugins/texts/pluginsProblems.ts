/** What can go wrong with plugins: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './pluginsProblems.de.ts'
import es from './pluginsProblems.es.ts'

const english = {
  'plugin.missing': 'There is no plugin named {name} in /site-plugins.',
  'plugin.not_built': 'Start Plinth again: that builds the plugin {name} in, and then it can be switched on.',
  'plugin.broken': 'The plugin {name} cannot be switched on: {reason}',
} as const

export const pluginsProblems = templates(english, { de, es })
export type English = typeof english

/** What the database's refusals call plugins and their faults. */
import { templates } from '#platform/language/catalogue.ts'
import de from './pluginsRows.de.ts'
import es from './pluginsRows.es.ts'

const english = {
  plugin: 'a plugin',
  plugin_failure: 'a fault of a plugin',
} as const

export const pluginsRows = templates(english, { de, es })
export type English = typeof english

/** What the database's refusals call settings. */
import { templates } from '#platform/language/catalogue.ts'
import de from './settingsRows.de.ts'
import es from './settingsRows.es.ts'

const english = {
  option: 'a setting',
} as const

export const settingsRows = templates(english, { de, es })
export type English = typeof english

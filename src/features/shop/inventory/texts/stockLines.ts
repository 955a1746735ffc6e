/** The lines of that email. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './stockLines.de.ts'
import es from './stockLines.es.ts'

const english = {
  left: '{item}: {available} left',
  more: 'and {count} more',
} as const

export const stockLines = catalogue(english, { de, es })
export type English = typeof english

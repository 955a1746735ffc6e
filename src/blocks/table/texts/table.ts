/** The block table. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './table.de.ts'
import es from './table.es.ts'

const english = {
  table: 'Table',
} as const

export const table = catalogue(english, { de, es })
export type English = typeof english

/** The block fields. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './fields.de.ts'
import es from './fields.es.ts'

const english = {
  empty: 'The fields of a published entry stand here',
} as const

export const fields = catalogue(english, { de, es })
export type English = typeof english

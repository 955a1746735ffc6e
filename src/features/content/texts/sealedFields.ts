/** Fields whose values are sealed. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './sealedFields.de.ts'
import es from './sealedFields.es.ts'

const english = {
  field: 'the field {name} of “{title}”',
} as const

export const sealedFields = catalogue(english, { de, es })
export type English = typeof english

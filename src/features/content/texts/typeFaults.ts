/** Why a content type, or an entry of one, is refused. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './typeFaults.de.ts'
import es from './typeFaults.es.ts'

const english = {
  type_name: 'A type name has small letters, digits, - and _',
  plural: 'A plural has small letters, digits, - and _',
  pattern: 'A pattern looks like {example}',
  no_such_field: '{type} has no field “{field}”',
  one_value: '{field} takes one value, not a list or an object',
} as const

export const typeFaults = catalogue(english, { de, es })
export type English = typeof english

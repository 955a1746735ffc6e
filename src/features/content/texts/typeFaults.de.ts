/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './typeFaults.ts'

export default {
  type_name: 'Ein Typname besteht aus Kleinbuchstaben, Ziffern, - und _',
  plural: 'Eine Mehrzahl besteht aus Kleinbuchstaben, Ziffern, - und _',
  pattern: 'Ein Muster sieht so aus: {example}',
  no_such_field: '{type} hat kein Feld „{field}“',
  one_value: '{field} nimmt einen einzelnen Wert auf, keine Liste und kein Objekt',
} satisfies Translation<English>

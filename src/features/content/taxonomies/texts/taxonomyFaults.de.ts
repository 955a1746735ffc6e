/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './taxonomyFaults.ts'

export default {
  name: 'Ein Name besteht aus Kleinbuchstaben, Ziffern, - und _',
} satisfies Translation<English>

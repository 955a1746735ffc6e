/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './taxonomyFaults.ts'

export default {
  name: 'Un nombre tiene minúsculas, cifras, - y _',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterProblems.ts'

export default {
  'starter.unknown': 'No hay ninguna plantilla de sitio con este nombre.',
} satisfies Translation<English>

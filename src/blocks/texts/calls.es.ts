/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './calls.ts'

export default {
  failed: 'Algo ha salido mal. Inténtalo de nuevo.',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './downloadPage.ts'

export default {
  ended: 'Este enlace de descarga ya no funciona. La tienda te ayudará con gusto.',
} satisfies Translation<English>

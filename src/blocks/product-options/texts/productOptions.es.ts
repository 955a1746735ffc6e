/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productOptions.ts'

export default {
  label: 'Opciones del producto',
  keywords: 'opciones, envoltorio, grabado',
} satisfies Translation<English>

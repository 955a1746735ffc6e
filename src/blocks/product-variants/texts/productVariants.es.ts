/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productVariants.ts'

export default {
  label: 'Variantes del producto',
  keywords: 'opciones, talla, color, elegir',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productVariants.ts'

export default {
  label: 'Produktvarianten',
  keywords: 'auswahl, größe, farbe',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productOptions.ts'

export default {
  label: 'Produktoptionen',
  keywords: 'auswahl, verpackung, gravur',
} satisfies Translation<English>

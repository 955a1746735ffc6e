/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productStock.ts'

export default {
  label: 'Produktbestand',
  keywords: 'verfügbarkeit, lager, ausverkauft',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productQuantity.ts'

export default {
  label: 'Produktmenge',
  keywords: 'stück, menge, anzahl',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartSummary.ts'

export default {
  cart: 'Warenkorb',
  in_preview: 'Hier steht der Warenkorb des Besuchers',
  loading: 'Warenkorb wird geladen…',
  empty: 'Dein Warenkorb ist leer',
  items: { plural: 'count', one: '{count} Artikel', other: '{count} Artikel' },
  view_cart: 'Warenkorb ansehen',
} satisfies Translation<English>

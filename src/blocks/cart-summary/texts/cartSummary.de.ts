/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartSummary.ts'

export default {
  label: 'Warenkorbübersicht',
  keywords: 'warenkorb, summe, kasse, mini-warenkorb',
  cart: 'Warenkorb',
  in_preview: 'Hier steht der Warenkorb des Besuchers',
  loading: 'Warenkorb wird geladen …',
  empty: 'Dein Warenkorb ist leer',
  items: { plural: 'count', one: '{count} Artikel', other: '{count} Artikel' },
  view_cart: 'Warenkorb ansehen',
  your_cart: 'Dein Warenkorb',
  list_the_items: 'Artikel auflisten',
  the_page_with_the: 'Die Seite mit dem Warenkorb',
  the_visitors_cart: 'Der Warenkorb des Besuchers',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartSummary.ts'

export default {
  label: 'Resumen del carrito',
  keywords: 'cesta, total, pago, minicarrito',
  cart: 'Carrito',
  in_preview: 'Aquí aparece el carrito del visitante',
  loading: 'Cargando tu carrito…',
  empty: 'Tu carrito está vacío',
  items: { plural: 'count', one: '{count} artículo', other: '{count} artículos' },
  view_cart: 'Ver carrito',
  your_cart: 'Tu carrito',
  list_the_items: 'Mostrar los artículos',
  the_page_with_the: 'La página con el carrito',
  the_visitors_cart: 'El carrito del visitante',
} satisfies Translation<English>

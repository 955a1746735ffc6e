/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartSummary.ts'

export default {
  cart: 'Carrito',
  in_preview: 'Aquí aparece el carrito del visitante',
  loading: 'Cargando tu carrito…',
  empty: 'Tu carrito está vacío',
  items: { plural: 'count', one: '{count} artículo', other: '{count} artículos' },
  view_cart: 'Ver carrito',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartMessages.ts'

export default {
  unable_to_locate: 'No se encuentra el producto #{id}',
  option_unavailable: 'Opción no disponible',
  option_sold_out: 'Opción no disponible: agotada',
  option_taken: 'Opción no disponible: agotada, otra persona está comprando la última unidad',
  taken: 'Agotado, otra persona está comprando la última unidad',
  not_sold_at: 'No se vende en {store}',
  sold_out_at: 'Agotado en {store}',
  left_at: { plural: 'free', one: 'Solo queda {free} en {store}', other: 'Solo quedan {free} en {store}' },
  left: { plural: 'free', one: 'Solo queda {free}', other: 'Solo quedan {free}' },
  store_has: '{store} tiene {free}',
  store_has_it: '{store} lo tiene',
  and_elsewhere: '{message}. {elsewhere}.',
  unknown_product: 'Producto desconocido',
  code_ended: 'El código de descuento ya no es válido.',
  code_minimum: 'El código de descuento {code} requiere un pedido de al menos {amount}.',
} satisfies Translation<English>

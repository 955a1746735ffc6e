/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './product.ts'

export default {
  buy_now: 'Comprar ahora',
  keep_current_location: 'Mantener la ubicación actual',
  switch_anyway: 'Cambiar de todos modos',
  sent_from: 'Se envía desde',
  quantity: 'Cantidad',
  adding: 'Añadiendo…',
  needs_javascript: 'El carrito necesita JavaScript.',
  view_cart: 'Ver carrito',
  no_picture_yet: 'Todavía sin imagen',
  picture_of: 'Imagen {value} de {count}',
  not_found: 'No se encuentra el producto #{id}',
  choose_product: 'Elige un producto; en la página de un producto aparece aquí el suyo',
  no_product_id: 'Falta el ID del producto',
  no_product_id_more: 'No se ha indicado el ID del producto. No se puede añadir al carrito',
  invalid_quantity: 'Cantidad no válida',
  invalid_quantity_more: 'Indica una cantidad antes de añadir al carrito',
  cart_error: 'Error en el carrito',
  option_unavailable: 'Opción no disponible',
  last_one: 'Última unidad',
  few_left: 'Solo quedan {quantity}',
  in_stock: 'En existencias',
  added: 'Añadido, {count} en el carrito.',
  not_sold_there: '(no se vende allí)',
  sold_out_there: '(agotado)',
  store_has_it: '{store} lo tiene',
  store_has: '{store} tiene {quantity}',
} satisfies Translation<English>

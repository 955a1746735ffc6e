/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartProblems.ts'

export default {
  'cart.no_product': 'Sin ID de producto: falta el ID del producto. No se puede añadir al carrito',
  'cart.quantity': 'Cantidad no válida: indica la cantidad antes de añadir el producto al carrito',
  'cart.product_missing': 'No se encuentra el producto #{id}',
  'cart.option_unavailable': 'Opción no disponible',
  'cart.sold_out': 'Agotado',
  'cart.price_unavailable': 'Precio no disponible',
  'cart.line_missing': 'Ese artículo no está en el carrito.',
  'cart.full': 'En el carrito no caben más de {limit} artículos distintos.',
  'cart.empty': 'Tu carrito está vacío',
  'cart.refused': '{summary}',
  'store.lacks': '{store} no tiene todo lo que hay en tu carrito: {lacks}. No cambia nada hasta que elijas.',
  'discount.unknown': 'El código de descuento {code} no es válido.',
  'discount.twice': 'Dos descuentos tienen el mismo código.',
  'discount.used_up': '{why}',
  'discount.email_needed':
    'Introduce primero tu dirección de correo electrónico: el código de descuento {code} está limitado por cliente.',
  'discount.below_minimum': 'El código de descuento {code} requiere un pedido de mayor importe.',
  'checkout.email_needed': 'Introduce primero tu dirección de correo electrónico.',
  'checkout.address_needed': 'Introduce primero una dirección de entrega.',
  'checkout.shipping_unavailable': 'No entregamos este pedido en esa dirección.',
  'checkout.delivery_gone': 'Esa forma de entrega ya no está disponible para este carrito. Elige otra.',
  'checkout.not_chargeable': 'Esto no se puede pagar con tarjeta. {why}.',
  'checkout.country_unserved': 'No hacemos entregas en este país: {country}.',
  'checkout.address_incomplete': '{summary}',
  'checkout.busy': 'La tienda está ocupada. Vuelve a intentarlo en un momento.',
  'address.missing': 'Esa dirección no existe.',
  'address.too_many': 'En la libreta de direcciones no caben más de {limit} direcciones.',
} satisfies Translation<English>

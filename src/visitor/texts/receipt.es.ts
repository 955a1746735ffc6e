/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './receipt.ts'

export default {
  thank_you: 'Gracias',
  paid: 'Tu pedido está pagado.',
  placed: 'Hemos recibido tu pedido. Lo pagas como acordamos.',
  pending: 'Un momento',
  pending_more: 'El pago se está confirmando. Esta página se actualiza sola.',
  late: 'Seguimos esperando el pago',
  late_more:
    'El banco puede tardar un poco en confirmarlo. Te escribiremos en cuanto lo haga; puedes cerrar esta página.',
  review: 'Estamos revisando tu pedido',
  review_more:
    'Alguien de nuestro equipo debe revisar el pago. Te escribiremos; no hace falta que pagues de nuevo.',
  failed: 'El pago no se ha completado',
  failed_more: 'No se ha cobrado nada. Tu carrito está como lo dejaste.',
  unknown: 'Ningún pedido',
  unknown_more:
    'Esta página muestra un pedido justo después de pagarlo. Si has iniciado sesión, encontrarás todos los tuyos en tu cuenta.',
  back_to_cart: 'Volver al carrito',
  see_order: 'Ver tu pedido',
  order_is: {
    select: 'state',
    paid: 'El pedido {number} está pagado.',
    other: 'El pedido {number} está realizado.',
  },
  pay_as_arranged: 'Pagas como acordamos.',
  emailed_to: 'Enviamos la confirmación a {email}.',
  tax_included: 'Impuestos (incluidos)',
  how_to_pay: 'Cómo pagar',
  your_downloads: 'Tus descargas',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './orderProblems.ts'

export default {
  'order.missing': 'Ese pedido no existe.',
  'order.move': 'Un pedido en estado «{state}» no puede pasar a «{next}».',
  'order.not_cancellable': 'Este pedido ya no se puede cancelar.',
  'order.address_fixed': 'La dirección de este pedido ya no se puede cambiar: no queda nada por enviar.',
  'order.other_country':
    'Los impuestos y precios de este pedido son para este país: {country}. Para otro país, cancélalo y crea uno nuevo.',
  'order.link_at_counter':
    'Quien se lo lleva en el momento paga ahora o según lo acordado, no mediante un enlace.',
  'refund.too_much': 'Como máximo se pueden reembolsar todavía {most}.',
  'refund.failed': 'El proveedor de pagos no ha aceptado el reembolso.',
  'fulfil.unpaid': 'Este pedido aún no está pagado.',
  'fulfil.refunded': 'El dinero de este pedido se ha devuelto: no se envía nada.',
  'fulfil.nothing_left': 'No queda nada por enviar de este pedido.',
  'fulfil.too_much': 'Son más artículos de los que quedan por enviar.',
  'shipment.missing': 'Ese paquete no existe.',
  'shipment.collected': 'El cliente ha recogido este pedido, así que no hay ningún paquete que seguir.',
  'document.none': 'Ese documento no existe: la factura se emite cuando el pedido está pagado.',
  'email.placeholder': 'Este correo no tiene el marcador {{name}}. Elige uno de la lista.',
  'email.no_address': 'Este pedido no tiene dirección de correo electrónico.',
  'email.missing': 'Este correo no existe.',
  'email.sent': 'Ese correo ya se ha enviado.',
  'payment.unknown_provider': 'No hay ningún proveedor de pagos {provider}.',
  'payment.provider_failed': 'El proveedor de pagos no ha respondido. Vuelve a intentarlo.',
  'payment.key_unreadable':
    'Ahora mismo no es posible pagar: no se puede leer la clave del proveedor de pagos. No se ha cobrado nada.',
  'payment.signature': 'La firma de este evento no es válida.',
  'payment.session_missing': 'Este pago no existe.',
} satisfies Translation<English>

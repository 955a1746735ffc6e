/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './parcels.ts'

export default {
  recorded: 'El paquete se ha registrado',
  unpaid: 'Este pedido aún no está pagado.',
  from: 'Desde',
  what_is_ready: 'Qué está listo',
  in_this_parcel: 'En este paquete',
  is_pickup: 'El cliente lo recoge',
  is_pickup_help: 'El cliente recibe un correo de que está listo para recoger.',
  tracking_help: 'El cliente lo recibe por correo. También se puede añadir más tarde.',
  mark_as_ready: 'Marcar como listo para recoger',
  pack_and_send: 'Preparar y enviar',
  record: 'Registrar el paquete',
  marked_as_paid: 'Marcado como pagado',
  still_due: 'Pendiente de pago: {amount}.',
  hand_over_help:
    'Al marcarlo como pagado se crea su factura y no se puede deshacer. Si se entrega sin pagar, permanece en «Aún sin pagar» hasta que llegue el dinero.',
  hand_over_title: '¿Entregar el pedido {number}?',
  hand_over_paid: 'Marcar como pagado y entregar',
  hand_over_unpaid: 'Entregar sin pagar',
  title: 'Paquetes',
  edit_tracking: 'Editar seguimiento',
  add_tracking: 'Añadir seguimiento',
  parcel: 'Paquete',
  track: 'Seguir el paquete',
  orders_sent: { plural: 'count', one: '1 pedido enviado', other: '{count} pedidos enviados' },
  email_customers: 'Avisar a los clientes por correo',
  refused: {
    plural: 'count',
    one: '1 pedido no se puede marcar como enviado:',
    other: '{count} pedidos no se pueden marcar como enviados:',
  },
  sent_help:
    'Todo lo que queda de ellos cuenta como enviado. El seguimiento se puede añadir después en cada pedido.',
  mark_as_sent: 'Marcar como enviado',
  mark_orders: {
    plural: 'count',
    one: 'Marcar 1 pedido como enviado',
    other: 'Marcar {count} pedidos como enviados',
  },
  none: 'Ninguno de los pedidos elegidos se puede marcar como enviado.',
  marked_sent: {
    plural: 'count',
    one: '1 pedido se marca como enviado',
    other: '{count} pedidos se marcan como enviados',
  },
  marked_ready: {
    plural: 'count',
    one: '1 pedido se marca como listo para recoger',
    other: '{count} pedidos se marcan como listos para recoger',
  },
  no_emails: '{marked}. Ningún cliente recibe un correo.',
  with_emails: {
    plural: 'count',
    one: '{marked}, y 1 cliente recibe un correo.',
    other: '{marked}, y {count} clientes reciben un correo.',
  },
  carrier: 'Transportista',
  carrier_example: 'Correos',
  tracking_number: 'Número de seguimiento',
  tracking_link: 'Enlace de seguimiento (opcional)',
  tracking_link_help:
    'Los transportistas conocidos, como DHL, UPS, FedEx, DPD, GLS y USPS, lo reciben automáticamente.',
  tracking_saved: 'Seguimiento guardado',
  email_on_its_way: 'El correo a {email} está en camino.',
  tracking_undo_failed: 'No se ha podido deshacer el cambio del seguimiento',
  email_tracking: 'Enviar al cliente un correo con el nuevo seguimiento',
  save_tracking: 'Guardar seguimiento',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './orderStatusTexts.ts'

export default {
  pending_title: 'Aún sin pagar',
  pending_line: 'Te reservamos estos artículos hasta que se complete el pago.',
  to_pack_title: 'Gracias',
  to_pack_line: 'Tu pedido está pagado y lo estamos preparando.',
  to_pack_line_part_back:
    'Tu pedido está pagado y lo estamos preparando. Te hemos devuelto una parte del dinero.',
  to_pack_line_unpaid: 'Hemos recibido tu pedido. Lo pagas como acordamos.',
  partly_sent_title: 'En camino en parte',
  partly_sent_line: 'Una parte de tu pedido ya ha salido; el resto llegará después.',
  partly_sent_line_part_back:
    'Una parte de tu pedido ya ha salido; el resto llegará después. Te hemos devuelto una parte del dinero.',
  ready_for_pickup_title: 'Listo para ti',
  ready_for_pickup_line: 'Ya puedes recoger tu pedido.',
  ready_for_pickup_line_part_back: 'Ya puedes recoger tu pedido. Te hemos devuelto una parte del dinero.',
  shipped_title: 'En camino',
  shipped_line: 'Tu pedido ya ha salido.',
  shipped_line_part_back: 'Tu pedido ya ha salido. Te hemos devuelto una parte del dinero.',
  delivered_title: 'Entregado',
  delivered_line: 'Tu pedido ha llegado.',
  picked_up_title: 'Recogido',
  picked_up_line: 'Has recogido tu pedido.',
  returned_title: 'Devuelto',
  returned_line: 'Tu pedido ha vuelto a nosotros.',
  nothing_to_send_title: 'Gracias',
  nothing_to_send_line: 'Tu pedido está completo. No se envía nada por correo postal.',
  files_line: 'Tu pedido está pagado. Ya puedes descargar tus archivos.',
  test_files_line: 'Ha sido un pago de prueba, así que no se entregan archivos.',
  refund_due_title: 'Tienes un reembolso en camino',
  refund_due_line: 'Te devolvemos dinero de este pedido.',
  disputed_title: 'Tu pago está en revisión',
  disputed_line: 'Tu banco está revisando el pago de este pedido. Esperamos su decisión.',
  review_title: 'Estamos revisando tu pedido',
  review_line:
    'Alguien de nuestro equipo debe revisar el pago. Te escribiremos; no hace falta que pagues de nuevo.',
  refunded_title: 'Reembolsado',
  refunded_line: 'Te hemos devuelto todo el dinero de este pedido.',
  charged_back_title: 'Pago revertido',
  charged_back_line: 'Tu banco ha revertido el pago de este pedido. No se envía nada.',
  expired_title: 'Sin pagar',
  expired_line: 'Este pedido no se pagó a tiempo. No se ha cobrado nada.',
  cancelled_title: 'Cancelado',
  cancelled_line: 'Este pedido se ha cancelado.',
  some_refunded: '{refunded} de {quantity} reembolsados',
} satisfies Translation<English>

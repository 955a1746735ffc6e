/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailTexts.ts'

export default {
  placed_title: 'Pedido confirmado',
  placed_moment: 'En cuanto se hace un pedido.',
  placed_subject: '{site_name}: Gracias por tu pedido ({order_number})',
  placed_text:
    'Hemos recibido tu pedido y lo estamos preparando.\n\n[Ver tu pedido]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\nCómo pagar: {payment_instructions}\n\n{delivery}\n\n{site_name} {site_address}',
  pay_title: 'Solicitud de pago',
  pay_moment: 'Cuando creas un pedido para alguien y le envías el enlace de pago.',
  pay_subject: '{site_name}: Paga tu pedido ({order_number})',
  pay_text:
    'Hemos registrado tu pedido. Será tuyo en cuanto lo pagues.\n\n[Verlo y pagar]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\nTe lo reservamos hasta el {held_until}.\n\n{delivery}\n\n{site_name} {site_address}',
  paid_title: 'Pago recibido',
  paid_moment: 'Cuando marcas como pagado un pedido ya realizado.',
  paid_subject: '{site_name}: Hemos recibido tu pago ({order_number})',
  paid_text:
    'Gracias, hemos recibido tu pago.\n\n[Ver tu pedido]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\n{delivery}\n\n{site_name} {site_address}',
  shipped_title: 'Paquete enviado',
  shipped_moment: 'Cuando registras un paquete.',
  shipped_subject: '{site_name}: Tu pedido está en camino ({order_number})',
  shipped_text:
    'Tu pedido está en camino.\n\nSeguimiento: {tracking}\n\nEn este paquete: {order_lines}\n\nEl resto llegará después: {lines_to_come}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  shipped_part_subject: '{site_name}: Una parte de tu pedido está en camino ({order_number})',
  shipped_part_text:
    'Una parte de tu pedido está en camino.\n\nSeguimiento: {tracking}\n\nEn este paquete: {order_lines}\n\nEl resto llegará después: {lines_to_come}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  shipped_rest_subject: '{site_name}: El resto de tu pedido está en camino ({order_number})',
  shipped_rest_text:
    'El resto de tu pedido está en camino.\n\nSeguimiento: {tracking}\n\nEn este paquete: {order_lines}\n\nEl resto llegará después: {lines_to_come}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  ready_title: 'Listo para recoger',
  ready_moment: 'Cuando un pedido está listo para recogerse.',
  ready_subject: '{site_name}: Tu pedido está listo para recoger ({order_number})',
  ready_text:
    'Tu pedido está listo.\n\n{delivery}\n\nPendiente de pago: {amount_due}\n\nCómo pagar: {payment_instructions}\n\nPara recoger: {order_lines}\n\nEl resto llegará después: {lines_to_come}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  ready_part_subject: '{site_name}: Una parte de tu pedido está lista para recoger ({order_number})',
  ready_part_text:
    'Una parte de tu pedido está lista.\n\n{delivery}\n\nPendiente de pago: {amount_due}\n\nCómo pagar: {payment_instructions}\n\nPara recoger: {order_lines}\n\nEl resto llegará después: {lines_to_come}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  ready_rest_subject: '{site_name}: El resto de tu pedido está listo para recoger ({order_number})',
  ready_rest_text:
    'El resto de tu pedido está listo.\n\n{delivery}\n\nPendiente de pago: {amount_due}\n\nCómo pagar: {payment_instructions}\n\nPara recoger: {order_lines}\n\nEl resto llegará después: {lines_to_come}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  refunded_title: 'Dinero devuelto',
  refunded_moment: 'Cuando se completa un reembolso.',
  refunded_subject: '{site_name}: Tu reembolso ({order_number})',
  refunded_text:
    'Te hemos devuelto dinero.\n\nReembolso: {refund_amount}\n\nMotivo: {refund_reason}\n\nReembolsado: {order_lines}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  cancelled_title: 'Pedido cancelado',
  cancelled_moment: 'Cuando cancelas un pedido ya realizado.',
  cancelled_subject: '{site_name}: Tu pedido se ha cancelado ({order_number})',
  cancelled_text:
    'Tu pedido se ha cancelado.\n\nTe devolvemos {refund_amount}.\n\nCancelado: {order_lines}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  failed_title: 'Pago fallido',
  failed_moment: 'Cuando un pago no se completa.',
  failed_subject: '{site_name}: No se ha podido completar tu pago ({order_number})',
  failed_text:
    'No se ha cobrado nada; tus artículos vuelven a estar en la tienda.\n\n[Ver tu pedido]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\n{site_name} {site_address}',
  downloads_title: 'Descargas',
  downloads_moment: 'Cuando se paga un producto digital.',
  downloads_subject: '{site_name}: Tus descargas ({order_number})',
  downloads_text:
    'Tus archivos están listos.\n\n{download_links}\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  link_title: 'Enlace al pedido',
  link_moment: 'Cuando un invitado lo pide con el número y su correo.',
  link_subject: '{site_name}: Tu pedido ({order_number})',
  link_text:
    'Has pedido el enlace a tu pedido. Quien lo tenga puede ver el pedido, así que no lo compartas.\n\n[Ver tu pedido]({order_link})\n\n{site_name} {site_address}',
  new_title: 'Nuevo pedido',
  new_moment: 'En cuanto se hace un pedido.',
  new_subject: '{site_name}: Pedido nuevo ({order_number})',
  new_text:
    'Ha llegado un pedido nuevo.\n\n[Abrir el pedido]({order_link})\n\n{customer_name} {customer_email}\n\n{order_lines}\n\nTotal: {total}\n\n{delivery}\n\n{site_name} {site_address}',
  disputed_title: 'Pago en disputa',
  disputed_moment: 'Cuando el banco de un comprador reclama el dinero.',
  disputed_subject: '{site_name}: Un pago está en disputa ({order_number})',
  disputed_text:
    'El banco del comprador reclama el dinero. Responde en el proveedor de pagos antes de que venza el plazo.\n\n[Abrir el pedido]({order_link})\n\n{order_lines}\n\nTotal: {total}\n\n{site_name} {site_address}',
} satisfies Translation<English>

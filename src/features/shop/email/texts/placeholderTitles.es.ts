/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './placeholderTitles.ts'

export default {
  site_name: 'Nombre del sitio',
  site_address: 'URL del sitio',
  order_number: 'Número de pedido',
  order_link: 'Enlace al pedido',
  order_lines: 'Artículos de este correo',
  lines_to_come: 'Artículos pendientes de envío',
  customer_name: 'Nombre del comprador',
  customer_email: 'Correo del comprador',
  delivery: 'Dirección de entrega o recogida',
  total: 'Total del pedido',
  amount_due: 'Importe pendiente',
  payment_instructions: 'Instrucciones de pago',
  held_until: 'Reservado hasta',
  tracking: 'Transportista y número de seguimiento',
  refund_amount: 'Importe del reembolso',
  refund_reason: 'Motivo del reembolso',
  download_links: 'Enlaces a los archivos comprados',
  stock_lines: 'Lo que se agota, una línea por producto',
  stock_link: 'Enlace al inventario',
} satisfies Translation<English>

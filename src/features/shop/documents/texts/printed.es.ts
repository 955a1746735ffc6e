/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './printed.ts'

export default {
  documents: 'Documentos',
  invoice: 'Factura',
  credit: 'Factura rectificativa',
  slip: 'Albarán',
  and_more: { plural: 'count', other: '{title} y {count} más' },
  print: 'Imprimir',
  date: 'Fecha',
  order: 'Pedido',
  from: 'Enviado desde',
  item: 'Artículo',
  quantity: 'Cantidad',
  price: 'Precio',
  amount: 'Importe',
  packed: 'Preparado',
  billed_to: 'Facturar a',
  pickup: 'Recogida',
  deliver_to: 'Enviar a',
  test: 'PRUEBA: no se ha cobrado nada',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paymentPages.ts'

export default {
  banner: 'PAGO DE PRUEBA: no se mueve dinero',
  missing_title: 'Pago no encontrado',
  missing: 'Este pago no existe.',
  home: 'Inicio',
  title: 'Pago de prueba del pedido {number}',
  order: 'Pedido {number}',
  choose: 'Elige cómo termina este pago de prueba.',
  pay: 'Pagar',
  later: 'Pagar dentro de 10 s',
  decline: 'Rechazar',
} satisfies Translation<English>

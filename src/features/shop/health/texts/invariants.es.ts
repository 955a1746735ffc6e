/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './invariants.ts'

export default {
  I1: 'Menos existencias que reservas',
  I2: 'Lo reservado difiere de las reservas',
  I3: 'Las existencias difieren de sus movimientos',
  I4: 'Un pedido no cuadra',
  I5: 'Lo pagado difiere de los pagos',
  I6: 'Pagado dos veces',
  I7: 'Reembolsado más de lo pagado',
  I8: 'Dos pedidos activos de un mismo carrito',
  I9: 'Un evento espera más de diez minutos',
  I10: 'Un precio que la tienda no pedía entonces',
  I11: 'Una reserva sin pedido en espera',
  I12: 'Un descuento usado demasiadas veces',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './refundReasons.ts'

export default {
  cancelled: 'Cancelado',
  late: 'Pagado demasiado tarde, ya no quedaban existencias',
  twice: 'Pagado dos veces o demasiado tarde',
  at_provider: 'Reembolsado en el proveedor de pagos',
  dispute_lost: 'Disputa perdida',
} satisfies Translation<English>

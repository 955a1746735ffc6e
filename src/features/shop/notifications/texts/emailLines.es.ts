/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailLines.ts'

export default {
  line: '{item}: {amount}',
  discount: 'Descuento: −{amount}',
  delivery: 'Envío',
  test: 'PAGO DE PRUEBA: no se mueve dinero.',
} satisfies Translation<English>

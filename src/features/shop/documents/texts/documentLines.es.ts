/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './documentLines.ts'

export default {
  net: 'Base imponible',
  given_back: 'Reembolsado',
  disputed: 'Revertido por el banco del comprador',
  reduction: 'Reducción del precio',
  delivery: 'Envío',
} satisfies Translation<English>

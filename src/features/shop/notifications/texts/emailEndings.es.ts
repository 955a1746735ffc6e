/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailEndings.ts'

export default {
  payment_instructions: '{payment_instructions}',
  lines_to_come: 'El resto llegará después: {lines_to_come}',
  amount_due: 'Pendiente de pago: {amount_due}',
} satisfies Translation<English>

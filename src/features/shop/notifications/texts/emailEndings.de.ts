/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailEndings.ts'

export default {
  payment_instructions: '{payment_instructions}',
  lines_to_come: 'Der Rest folgt: {lines_to_come}',
  amount_due: 'Noch zu zahlen: {amount_due}',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './spinner.ts'

export default {
  decrease: 'Reducir {label}',
  increase: 'Aumentar {label}',
} satisfies Translation<English>

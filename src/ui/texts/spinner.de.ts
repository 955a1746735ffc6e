/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './spinner.ts'

export default {
  decrease: '{label} verringern',
  increase: '{label} erhöhen',
} satisfies Translation<English>

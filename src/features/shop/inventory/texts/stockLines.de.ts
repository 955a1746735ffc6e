/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './stockLines.ts'

export default {
  left: '{item}: noch {available}',
  more: 'und {count} weitere',
} satisfies Translation<English>

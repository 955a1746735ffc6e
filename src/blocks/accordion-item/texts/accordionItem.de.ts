/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accordionItem.ts'

export default {
  more: 'Mehr',
} satisfies Translation<English>

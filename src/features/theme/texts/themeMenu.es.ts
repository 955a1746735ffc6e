/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './themeMenu.ts'

export default {
  theme: 'Tema',
} satisfies Translation<English>

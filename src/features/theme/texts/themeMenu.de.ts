/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './themeMenu.ts'

export default {
  theme: 'Theme',
} satisfies Translation<English>

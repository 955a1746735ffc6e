/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './menu.ts'

export default {
  choose_menu: 'Wähle ein Menü',
  menu: 'Menü',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './menu.ts'

export default {
  label: 'Menü',
  keywords: 'navigation, links',
  choose_menu: 'Wähle ein Menü',
  menu: 'Menü',
  two_levels: 'Zwei Ebenen',
  example: 'Beispiel',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './menu.ts'

export default {
  choose_menu: 'Elige un menú',
  menu: 'Menú',
} satisfies Translation<English>

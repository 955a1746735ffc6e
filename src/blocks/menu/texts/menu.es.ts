/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './menu.ts'

export default {
  label: 'Menú',
  keywords: 'navegación, enlaces',
  choose_menu: 'Elige un menú',
  menu: 'Menú',
  two_levels: 'Dos niveles',
  example: 'Ejemplo',
} satisfies Translation<English>

/** The block menu. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './menu.de.ts'
import es from './menu.es.ts'

const english = {
  label: 'Menu',
  keywords: 'navigation, links',
  choose_menu: 'Choose a menu',
  menu: 'Menu',
  two_levels: 'Two levels',
  example: 'Example',
} as const

export const menu = catalogue(english, { de, es })
export type English = typeof english

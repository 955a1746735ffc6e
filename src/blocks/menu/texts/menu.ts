/** The block menu. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './menu.de.ts'
import es from './menu.es.ts'

const english = {
  choose_menu: 'Choose a menu',
  menu: 'Menu',
} as const

export const menu = catalogue(english, { de, es })
export type English = typeof english

/** What the menu calls the theme screen; its other texts come with it. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './themeMenu.de.ts'
import es from './themeMenu.es.ts'

const english = {
  theme: 'Theme',
} as const

export const themeMenu = catalogue(english, { de, es })
export type English = typeof english

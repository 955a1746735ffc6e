/** What the menu calls the starter sites; the other texts come with their screen. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './starterMenu.de.ts'
import es from './starterMenu.es.ts'

const english = {
  starters: 'Starter sites',
} as const

export const starterMenu = catalogue(english, { de, es })
export type English = typeof english

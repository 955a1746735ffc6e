/** The block tabs. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tabs.de.ts'
import es from './tabs.es.ts'

const english = {
  tab: 'Tab {value}',
} as const

export const tabs = catalogue(english, { de, es })
export type English = typeof english

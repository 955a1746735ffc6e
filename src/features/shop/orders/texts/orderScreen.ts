/** The page of one order in the dashboard, for staff and for its buyer. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './orderScreen.de.ts'
import es from './orderScreen.es.ts'

const english = {
  staff: 'Staff',
} as const

export const orderScreen = catalogue(english, { de, es })
export type English = typeof english

/** Choosing an icon. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './icons.de.ts'
import es from './icons.es.ts'

const english = {
  icons: 'Icons',
  search: 'Search icons: truck, phone, leaf …',
  found: { plural: 'count', one: '{count} icon', other: '{count} icons' },
  nothing: 'No icon is called “{words}”. The names are English.',
  looking: 'Looking …',
  failed: 'The icons could not be loaded. Try again.',
} as const

export const icons = catalogue(english, { de, es })
export type English = typeof english

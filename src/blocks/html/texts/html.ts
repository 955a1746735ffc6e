/** The block html. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './html.de.ts'
import es from './html.es.ts'

const english = {
  write_markup: 'Write markup in the settings',
} as const

export const html = catalogue(english, { de, es })
export type English = typeof english

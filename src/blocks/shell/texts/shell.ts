/** What is around every block. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './shell.de.ts'
import es from './shell.es.ts'

const english = {
  dialog: 'Dialog',
} as const

export const shell = catalogue(english, { de, es })
export type English = typeof english

/** The block content-slot. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './contentSlot.de.ts'
import es from './contentSlot.es.ts'

const english = {
  post_appears_here: 'The post appears here.',
} as const

export const contentSlot = catalogue(english, { de, es })
export type English = typeof english

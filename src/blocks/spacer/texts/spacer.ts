/** The block spacer. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './spacer.de.ts'
import es from './spacer.es.ts'

const english = {
  label: 'Spacer',
  keywords: 'space, gap',
} as const

export const spacer = catalogue(english, { de, es })
export type English = typeof english

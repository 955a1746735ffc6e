/** What is shown where a bought file cannot be had. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './downloadPage.de.ts'
import es from './downloadPage.es.ts'

const english = {
  ended: 'This download link does not work any more. The shop will gladly help you.',
} as const

export const downloadPage = catalogue(english, { de, es })
export type English = typeof english

/** The buttons of a number. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './spinner.de.ts'
import es from './spinner.es.ts'

const english = {
  decrease: 'Decrease {label}',
  increase: 'Increase {label}',
} as const

export const spinner = catalogue(english, { de, es })
export type English = typeof english

/** The block alert. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './alert.de.ts'
import es from './alert.es.ts'

const english = {
  note: 'Note',
  good_news: 'Good news',
  caution: 'Caution',
  warning: 'Warning',
} as const

export const alert = catalogue(english, { de, es })
export type English = typeof english

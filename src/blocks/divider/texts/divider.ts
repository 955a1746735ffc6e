/** The block divider. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './divider.de.ts'
import es from './divider.es.ts'

const english = {
  label: 'Divider',
  keywords: 'line, rule, hr',
  thin_line: 'Thin line',
  strong_line: 'Strong line',
  short_line: 'Short line',
  dots: 'Dots',
  three_stars: 'Three stars',
  scale: 'Scale bar',
} as const

export const divider = catalogue(english, { de, es })
export type English = typeof english

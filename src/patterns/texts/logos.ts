/** Words of the rows of logos. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './logos.de.ts'
import es from './logos.es.ts'

const english = {
  logo_row: 'Logo row',
  trusted_by: 'People we work for',
  on_colour: 'Logos on colour',
  as_seen_in: 'You may have read about us in',
  running_words: 'Running words',
  word_1: 'Names',
  word_2: 'Books',
  word_3: 'Packaging',
  word_4: 'Websites',
  word_5: 'Exhibitions',
  huge_words: 'Huge running words',
  come_early: 'come early',
  stay_late: 'stay late',
} as const

export const logos = catalogue(english, { de, es })
export type English = typeof english

/** The block grid. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './grid.de.ts'
import es from './grid.es.ts'

const english = {
  label: 'Grid',
  keywords: 'cards, tiles, rows',
  medium_up_to_four: 'Medium: up to four in a row',
  small_up_to_six: 'Small: up to six in a row',
  large_up_to_three: 'Large: up to three in a row',
  halves_two_in_a: 'Halves: two in a row',
  fills: 'Even: the cells fill the row',
  between_them: 'Between them',
  nothing: 'Nothing',
  same_height: 'Same height',
  cards: 'Cards',
  mugs: 'Mugs',
  bowls: 'Bowls',
  vases: 'Vases',
  jugs: 'Jugs',
  thrown_slowly_fired_once: 'Thrown slowly, fired once a month.',
} as const

export const grid = catalogue(english, { de, es })
export type English = typeof english

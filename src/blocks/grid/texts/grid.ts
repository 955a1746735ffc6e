/** The block grid. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './grid.de.ts'
import es from './grid.es.ts'

const english = {
  label: 'Grid',
  keywords: 'cards, tiles, rows',
  cards: 'Cards',
  mugs: 'Mugs',
  bowls: 'Bowls',
  vases: 'Vases',
  jugs: 'Jugs',
  thrown_slowly_fired_once: 'Thrown slowly, fired once a month.',
} as const

export const grid = catalogue(english, { de, es })
export type English = typeof english

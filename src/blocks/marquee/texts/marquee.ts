/** The block marquee. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './marquee.de.ts'
import es from './marquee.es.ts'

const english = {
  label: 'Marquee',
  keywords: 'ticker, running text, moving, band',
  words: 'Running words',
  one_by_one: 'One line each, or a short sentence.',
  speed: 'Speed',
  calm: 'Calm',
  slow: 'Slow',
  fast: 'Fast',
  divider: 'Between the words',
  dot: 'Dot',
  star: 'Star',
  slash: 'Slash',
  gap: 'Gap',
  huge: 'Huge',
  alternates: 'Every other word in light type',
  reversed: 'Run the other way',
  stop: 'Stop the moving text',
  empty: 'Add words in the settings',
  last_tomatoes: 'last tomatoes',
  burrata: 'burrata',
  pumpkins: 'pumpkins',
  eggs: 'three hundred eggs',
} as const

export const marquee = catalogue(english, { de, es })
export type English = typeof english

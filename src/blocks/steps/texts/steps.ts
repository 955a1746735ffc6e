/** The block steps. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './steps.de.ts'
import es from './steps.es.ts'

const english = {
  label: 'Steps',
  keywords: 'how to, process, instructions, recipe, timeline',
  first: 'First',
  second: 'Then',
  last: 'At last',
  steps: 'Steps',
  what_happens: 'What happens',
  direction: 'Direction',
  one_under_the_other: 'One under the other',
  side_by_side: 'Side by side',
  under_each_other: 'Under each other',
  wedge: 'Wedge',
  knead_the_clay_until: 'Knead the clay until no air is left in it.',
  throw: 'Throw',
  centre_it_open_it: 'Centre it, open it, pull up the wall.',
  fire: 'Fire',
  a_day_up_to: 'A day up to 1250 degrees, two days down.',
} as const

export const steps = catalogue(english, { de, es })
export type English = typeof english

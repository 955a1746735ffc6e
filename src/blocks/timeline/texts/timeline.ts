/** The block timeline. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './timeline.de.ts'
import es from './timeline.es.ts'

const english = {
  label: 'Timeline',
  keywords: 'history, dates, milestones, schedule, programme, events',
  entries: 'Moments',
  when: 'When',
  direction: 'Direction',
  down: 'Down the page',
  across: 'Side by side on wide screens',
  empty: 'Add the first moment in the settings',
  history: 'Our history',
  shed: 'A wheel in a shed',
  shed_text: 'Forty bowls, all of them a little wet.',
  kiln: 'The gas kiln',
  kiln_text: 'Bought from a school that closed.',
  shop: 'The shop opens',
  shop_text: 'Three shelves and a bell at the door.',
} as const

export const timeline = catalogue(english, { de, es })
export type English = typeof english

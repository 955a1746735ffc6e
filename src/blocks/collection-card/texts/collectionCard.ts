/** The block collection-card. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './collectionCard.de.ts'
import es from './collectionCard.es.ts'

const english = {
  label: 'Collection card',
  keywords: 'card, item, template',
  plain: 'Plain',
  framed: 'Framed',
  filled: 'Filled',
  arrangement: 'Arrangement',
  down: 'Below each other',
  beside: 'Side by side',
  alignment: 'Alignment',
  at_start: 'Start',
  example_title: 'Winter market',
  example_text: 'All Sunday, in the yard',
} as const

export const collectionCard = catalogue(english, { de, es })
export type English = typeof english

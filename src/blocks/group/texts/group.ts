/** The block group. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './group.de.ts'
import es from './group.es.ts'

const english = {
  label: 'Group',
  keywords: 'section, container, box',
  width: 'Width',
  wide: 'Wide',
  edge_to_edge: 'Edge to edge',
  ground: 'Ground',
  raised_paper: 'Raised paper',
  ink: 'Ink',
  opening_hours: 'Opening hours',
  thursday_to_saturday_10: 'Thursday to Saturday, 10 to 18.',
} as const

export const group = catalogue(english, { de, es })
export type English = typeof english

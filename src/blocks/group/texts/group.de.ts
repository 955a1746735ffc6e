/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './group.ts'

export default {
  label: 'Gruppe',
  keywords: 'abschnitt, container, kasten',
  width: 'Breite',
  wide: 'Breit',
  edge_to_edge: 'Von Rand zu Rand',
  ground: 'Hintergrund',
  raised_paper: 'Helles Papier',
  ink: 'Tinte',
  opening_hours: 'Öffnungszeiten',
  thursday_to_saturday_10: 'Donnerstag bis Samstag, 10 bis 18 Uhr.',
} satisfies Translation<English>

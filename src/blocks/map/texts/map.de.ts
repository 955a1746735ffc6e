/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './map.ts'

export default {
  enter_location: 'Ortsnamen eingeben',
  open_map: 'In einer Karte öffnen',
  map_of: 'Karte: {place}',
} satisfies Translation<English>

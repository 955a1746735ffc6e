/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './map.ts'

export default {
  enter_location: 'Escribe el nombre de un lugar',
  open_map: 'Abrir en un mapa',
  map_of: 'Mapa: {place}',
} satisfies Translation<English>

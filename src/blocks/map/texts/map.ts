/** The block map. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './map.de.ts'
import es from './map.es.ts'

const english = {
  enter_location: 'Enter a location name',
  open_map: 'Open in a map',
  map_of: 'Map: {place}',
} as const

export const map = catalogue(english, { de, es })
export type English = typeof english

/** The block map. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './map.de.ts'
import es from './map.es.ts'

const english = {
  label: 'Map',
  keywords: 'place, address, directions, location, where',
  enter_location: 'Enter a location name',
  open_in: 'Open in {map}',
  directions: 'Directions',
  map_of: 'Map: {place}',
  name_of_the_place: 'Name of the place',
  how_to_get_there: 'How to get there',
  image_of_the_map: 'Image of the map',
  a_drawing_or_a: 'A drawing or a screenshot you may use. Without one, the address is shown on a plain card.',
  what_the_map_shows: 'What the map shows: streets, rivers, the station.',
  pin_from_the_left: 'Pin from the left, %',
  pin_from_the_top: 'Pin from the top, %',
  show_map: 'Show map',
  coordinates_help:
    'Paste the URL of the place from Google Maps, OpenStreetMap or Apple Maps, or its coordinates: 54.4812, -0.6149. With it visitors can open the map here.',
  place_on_the_map: 'Place on the map',
  no_place_in_it:
    'No place in it. A short link has none: open it, then copy the long URL of the map, or the coordinates.',
  without_a_picture: 'Without a picture',
  the_studio: 'The studio',
  example_address: 'Kiln Lane 4\nLarkmoor',
  ten_minutes_on_foot: 'Ten minutes on foot from the station, along the river.',
} as const

export const map = catalogue(english, { de, es })
export type English = typeof english

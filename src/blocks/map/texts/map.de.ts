/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './map.ts'

export default {
  label: 'Karte',
  keywords: 'ort, adresse, anfahrt, standort, wo',
  enter_location: 'Ortsnamen eingeben',
  open_in: 'In {map} öffnen',
  directions: 'Wegbeschreibung',
  map_of: 'Karte: {place}',
  name_of_the_place: 'Name des Ortes',
  how_to_get_there: 'Anfahrt',
  image_of_the_map: 'Bild der Karte',
  a_drawing_or_a:
    'Eine Zeichnung oder ein Screenshot, den du verwenden darfst. Ohne Bild steht die Adresse auf einer schlichten Fläche.',
  what_the_map_shows: 'Was die Karte zeigt: Straßen, Flüsse, den Bahnhof.',
  pin_from_the_left: 'Nadel von links, %',
  pin_from_the_top: 'Nadel von oben, %',
  show_map: 'Karte anzeigen',
  coordinates_help:
    'Die URL des Orts aus Google Maps, OpenStreetMap oder Apple Karten einfügen, oder seine Koordinaten: 54.4812, -0.6149. Damit können Besucher die Karte hier öffnen.',
  place_on_the_map: 'Ort auf der Karte',
  no_place_in_it:
    'Darin ist kein Ort. Ein Kurzlink hat keinen: ihn öffnen, dann die lange URL der Karte oder die Koordinaten kopieren.',
  without_a_picture: 'Ohne Bild',
  the_studio: 'Das Atelier',
  example_address: 'Ofengasse 4\nLarkmoor',
  ten_minutes_on_foot: 'Zehn Minuten zu Fuß vom Bahnhof, am Fluss entlang.',
} satisfies Translation<English>

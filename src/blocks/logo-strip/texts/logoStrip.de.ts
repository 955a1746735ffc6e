/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './logoStrip.ts'

export default {
  label: 'Logoleiste',
  keywords: 'logos, marken, kunden, partner, presse, sponsoren',
  logos: 'Logos',
  name_help: 'Wird von Screenreadern vorgelesen; ohne Bild steht es als Wort da.',
  heading: 'Zeile darüber',
  colours: 'Farben',
  grey: 'Grau',
  one_colour: 'Farbe des Textes',
  own_colours: 'Eigene',
  start: 'Anfang',
  center: 'Mitte',
  empty: 'Füge in den Einstellungen Logos oder Namen hinzu',
  kitchen: 'Hafenküche',
  hotel: 'Hotel Lind',
  bakery: 'Nordbäckerei',
  paper: 'Die Larkmoorer Post',
  tea: 'Tea & Co.',
  as_seen_in: 'Zu Hause bei',
} satisfies Translation<English>

/** The block logo strip. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './logoStrip.de.ts'
import es from './logoStrip.es.ts'

const english = {
  label: 'Logo strip',
  keywords: 'logos, brands, clients, partners, press, sponsors',
  logos: 'Logos',
  name_help: 'Said by screen readers; shown as a word where there is no image.',
  heading: 'Line above',
  colours: 'Colours',
  grey: 'Grey',
  one_colour: 'Colour of the text',
  own_colours: 'Their own',
  start: 'Start',
  center: 'Center',
  empty: 'Add logos or names in the settings',
  kitchen: 'Harbour Kitchen',
  hotel: 'Hotel Lind',
  bakery: 'North Bakery',
  paper: 'The Larkmoor Post',
  tea: 'Tea & Co.',
  as_seen_in: 'At home with',
} as const

export const logoStrip = catalogue(english, { de, es })
export type English = typeof english

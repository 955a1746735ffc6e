/** The view menu: zoom, colours, width. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './viewMenu.de.ts'
import es from './viewMenu.es.ts'

const english = {
  device: 'Device',
  light: 'Light',
  dark: 'Dark',
  zoom: 'Zoom',
  smaller: 'Smaller',
  larger: 'Larger',
  percent: '{percent} percent',
  back_to_100: '{percent} %, back to 100 %',
  colours: 'Colours',
  width_in_pixels: 'Width in pixels',
  full: 'Full',
} as const

export const viewMenu = catalogue(english, { de, es })
export type English = typeof english

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './viewMenu.ts'

export default {
  device: 'Gerät',
  light: 'Hell',
  dark: 'Dunkel',
  zoom: 'Zoom',
  smaller: 'Kleiner',
  larger: 'Größer',
  percent: '{percent} Prozent',
  back_to_100: '{percent} %, zurück auf 100 %',
  colours: 'Farben',
  width_in_pixels: 'Breite in Pixeln',
  full: 'Voll',
} satisfies Translation<English>

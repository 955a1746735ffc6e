/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './viewMenu.ts'

export default {
  device: 'Gerät',
  light: 'Hell',
  dark: 'Dunkel',
  colours: 'Farben',
  width_in_pixels: 'Breite in Pixeln',
  phone: 'Mobil',
  tablet: 'Tablet',
  desktop: 'Desktop',
  view: 'Ansicht',
  view_tip: 'Breite, Zoom, hell und dunkel',
  width_of_the_page: 'Seitenbreite',
  titled_width: '{title}, {width} px',
  width: 'Breite',
  automatic: 'Automatisch',
  zoom: 'Zoom',
  zoom_out: 'Verkleinern',
  zoom_in: 'Vergrößern',
  fit: 'Einpassen',
  fit_percent: 'Eingepasst {percent} %',
  zoom_to_fit: 'In die Ansicht einpassen',
  zoom_to_100: 'Auf 100 % zoomen',
  number_percent: '{percent} %',
} satisfies Translation<English>

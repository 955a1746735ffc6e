/** The view menu: zoom, colours, width. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './viewMenu.de.ts'
import es from './viewMenu.es.ts'

const english = {
  device: 'Device',
  light: 'Light',
  dark: 'Dark',
  colours: 'Colours',
  width_in_pixels: 'Width in pixels',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  view: 'View',
  view_tip: 'Width, zoom, light and dark',
  width_of_the_page: 'Width of the page',
  titled_width: '{title}, {width} px',
  width: 'Width',
  automatic: 'Automatic',
  zoom: 'Zoom',
  zoom_out: 'Zoom out',
  zoom_in: 'Zoom in',
  fit: 'Fit',
  fit_percent: 'Fit {percent} %',
  zoom_to_fit: 'Zoom to fit',
  zoom_to_100: 'Zoom to 100 %',
  number_percent: '{percent} %',
} as const

export const viewMenu = catalogue(english, { de, es })
export type English = typeof english

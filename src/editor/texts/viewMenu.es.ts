/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './viewMenu.ts'

export default {
  device: 'Dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
  colours: 'Colores',
  width_in_pixels: 'Ancho en píxeles',
  phone: 'Móvil',
  tablet: 'Tableta',
  desktop: 'Escritorio',
  view: 'Vista',
  view_tip: 'Ancho, zoom, claro y oscuro',
  width_of_the_page: 'Ancho de la página',
  titled_width: '{title}, {width} px',
  width: 'Ancho',
  automatic: 'Automático',
  zoom: 'Zoom',
  zoom_out: 'Alejar',
  zoom_in: 'Acercar',
  fit: 'Ajustar',
  fit_percent: 'Ajuste {percent} %',
  zoom_to_fit: 'Ajustar a la vista',
  zoom_to_100: 'Zoom al 100 %',
  number_percent: '{percent} %',
} satisfies Translation<English>

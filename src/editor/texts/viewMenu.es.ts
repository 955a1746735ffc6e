/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './viewMenu.ts'

export default {
  device: 'Dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
  zoom: 'Zoom',
  smaller: 'Más pequeño',
  larger: 'Más grande',
  percent: '{percent} por ciento',
  back_to_100: '{percent} %, volver al 100 %',
  colours: 'Colores',
  width_in_pixels: 'Ancho en píxeles',
  full: 'Completo',
} satisfies Translation<English>

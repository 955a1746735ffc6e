/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './previewScreen.ts'

export default {
  back: 'Volver al editor',
  width_of_the_page: 'Ancho de la página',
  width_in_pixels: 'Ancho en píxeles',
  pixels: '{width} px',
  full: 'Ancho completo',
  side_by_side: 'Lado a lado',
  colours: 'Colores',
  light: 'Claro',
  dark: 'Oscuro',
  seen_as: 'Ver como',
  visitor: 'Visitante',
  member: 'Cliente con sesión iniciada',
  me: 'Yo',
  reload: 'Volver a cargar',
  new_tab: 'Abrir en una pestaña nueva',
  copy_link: 'Copiar enlace',
  copy_link_tip: 'Copiar un enlace que muestra este borrador a personas sin cuenta',
  link_copied: 'Enlace copiado',
  link_until: 'Muestra este borrador tal como está ahora, hasta el {time}.',
  link_failed: 'No se pudo crear el enlace',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './headerScreen.ts'

export default {
  title: 'Cabecera y pie de página',
  intro: 'Lo que hay encima y debajo de cada página. Haz clic en una parte de la página para cambiarla.',
  announcement: 'Anuncio',
  logo: 'Logotipo',
  menu: 'Menú',
  tools: 'Búsqueda, cuenta, carrito y botón',
  footer: 'Pie de página',
  header: 'Cabecera',
  saved: 'Cabecera y pie de página guardados',
  preview: 'Vista previa',
  preview_failed: 'No se pudo dibujar la vista previa. Tus cambios se conservan aquí.',
  desktop: 'Escritorio',
  phone: 'Móvil',
  on_desktop: 'El sitio en una pantalla ancha',
  on_phone: 'El sitio en un móvil',
  open_menu: 'Abrir el menú',
} satisfies Translation<English>

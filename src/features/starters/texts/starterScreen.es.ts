/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterScreen.ts'

export default {
  title: 'Sitios iniciales',
  text: 'Sitios completos para empezar: páginas, menús y un diseño. Todo se puede cambiar.',
  preview: 'Vista previa de «{title}»',
  page_of: '{page} de «{title}»',
  pages: 'Páginas',
  use: 'Usar este sitio inicial',
  use_title: '¿Usar «{title}»?',
  adds: 'Se añaden y se publican estas páginas:',
  products: '{count} productos de ejemplo',
  posts: '{count} artículos de ejemplo',
  replaces:
    'Cambian la página de inicio, los menús del encabezado y del pie, y el diseño. Sus páginas, productos y archivos se quedan como están.',
  added: 'Sitio inicial añadido',
  width: 'Ancho',
  desktop: 'Escritorio',
  phone: 'Móvil',
} satisfies Translation<English>

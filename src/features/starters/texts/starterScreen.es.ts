/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterScreen.ts'

export default {
  title: 'Plantillas de sitio',
  text: 'Sitios completos para empezar: páginas, menús y un diseño. Todo se puede cambiar.',
  preview: 'Vista previa de «{title}»',
  page_of: '{page} de «{title}»',
  pages: 'Páginas',
  use: 'Usar esta plantilla',
  use_title: '¿Usar «{title}»?',
  adds: 'Se añaden y se publican estas páginas:',
  products: '{count} productos de ejemplo',
  posts: '{count} artículos de ejemplo',
  replaces:
    'Cambian la página de inicio, los menús de la cabecera y del pie de página, y el diseño. Tus páginas, productos y archivos se quedan como están.',
  added: 'Plantilla de sitio añadida',
  width: 'Ancho',
  desktop: 'Escritorio',
  phone: 'Móvil',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './linkPopover.ts'

export default {
  search: 'Busca o pega un enlace',
  results: 'Páginas y archivos',
  new_tab: 'Abrir en una pestaña nueva',
  open_link: 'Abrir enlace',
  copy_link: 'Copiar enlace',
  edit_link: 'Editar enlace',
  remove_link: 'Quitar enlace',
  copied: 'Enlace copiado',
  as_typed: 'Enlace',
  on_this_page: 'En esta página',
  file: 'Archivo',
  post: 'Entrada',
} satisfies Translation<English>

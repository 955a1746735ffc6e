import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './siteParts.ts'

export default {
  header: 'Cabecera',
  footer: 'Pie de página',
  announcement: 'Anuncio',
  on_every_page: 'En todas las páginas',
  edit: 'Editar la cabecera y el pie de página',
} satisfies Translation<English>

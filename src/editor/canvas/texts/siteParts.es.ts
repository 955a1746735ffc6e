import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './siteParts.ts'

export default {
  header: 'Cabecera',
  footer: 'Pie de página',
  announcement: 'Anuncio',
  on_every_page: 'En todas las páginas',
  edit: 'Editar la cabecera y el pie de página',
  shown_on_every_page: 'Se muestra en todas las páginas. Haz clic en una parte para cambiarla.',
  save_title: '¿Guardar la cabecera y el pie de página?',
  save_text:
    'Los cambios aún no se han guardado. Una vez guardados, los visitantes los verán en todas las páginas.',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './replacing.ts'

export default {
  of_title: 'Título',
  of_description: 'Descripción',
  of_setting: '{block}: {setting}',
  in_announcement: 'Anuncio',
  in_footer: 'Texto en el pie de página',
  in_menu: 'Menú «{menu}»',
  may_not_publish: 'Está publicado y no tienes permiso para publicar.',
  being_edited: '{name} lo está editando.',
  changed_since: 'Ha cambiado entretanto.',
  saved_since: 'Se ha guardado otra vez desde entonces.',
  has_other_url: 'Hay un cambio con otra URL pendiente de publicar.',
} satisfies Translation<English>

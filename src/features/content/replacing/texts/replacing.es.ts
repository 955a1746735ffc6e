/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './replacing.ts'

export default {
  of_title: 'Título',
  of_description: 'Descripción',
  of_setting: '{block}: {setting}',
  of_search_title: 'Título para buscadores',
  of_search_description: 'Descripción para buscadores',
  of_send_button: 'Texto del botón',
  of_thanks: 'Respuesta a quien lo envía',
  of_entry: 'Entrada',
  of_form: 'Formulario',
  in_taxonomy: 'Taxonomía',
  in_code: 'Código de «{title}»',
  may_not_publish: 'Está publicado y no tienes permiso para publicar.',
  being_edited: '{name} lo está editando.',
  changed_since: 'Ha cambiado entretanto.',
  saved_since: 'Se ha guardado otra vez desde entonces.',
  has_other_url: 'Hay un cambio con otra URL pendiente de publicar.',
} satisfies Translation<English>

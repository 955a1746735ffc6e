/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentRows.ts'

export default {
  preview_link: 'un enlace de vista previa',
  post: 'una entrada',
  post_version: 'una versión',
  live: 'una página',
  live_tag: 'una etiqueta',
  live_tally: 'un recuento',
  live_text: 'un texto',
  live_title: 'un título',
  search_word: 'una palabra',
  search_language: 'el idioma de la búsqueda',
  taxonomy: 'una taxonomía',
  category: 'una categoría',
  post_type: 'un tipo de contenido',
  redirect: 'una redirección',
  missing_path: 'una ruta',
  reference: 'un uso',
  saved_view: 'una vista',
  component_error: 'un error',
  taxonomy_removal: 'una eliminación',
  text_replacement: 'un reemplazo',
  text_replacement_post: 'una entrada cambiada',
  post_presence: 'una ventana abierta',
} satisfies Translation<English>

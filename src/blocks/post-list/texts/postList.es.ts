/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './postList.ts'

export default {
  label: 'Lista de entradas',
  keywords: 'diario, blog, artículos, tarjetas, archivo',
  nothing_any_more: 'Aquí ya no hay nada.',
  to_the_first_page: 'Ir a la primera página',
  empty: 'Aquí todavía no se ha escrito nada.',
  entry_of_an_own: 'Término de una taxonomía propia',
  oldest_first: 'Más antiguos primero',
  last_changed_first: 'Modificados recientemente primero',
  by_title: 'Por título',
  cards: 'Tarjetas',
  cards_the_first_one: 'Tarjetas, la primera grande',
  rows_picture_beside_text: 'Filas, imagen junto al texto',
  lines_of_title_and: 'Líneas con título y fecha',
  without_pictures: 'Sin imágenes',
  without_category_and_date: 'Sin categoría ni fecha',
  without_descriptions: 'Sin descripciones',
  readers_can_turn_pages: 'Los lectores pueden pasar de página',
  nothing_to_show: 'Nada que mostrar',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './taxonomyList.ts'

export default {
  label: 'Lista de taxonomía',
  keywords: 'categorías, etiquetas, temas, términos',
  empty: 'Aquí todavía no se ha clasificado nada.',
  topics: 'Temas',
  taxonomy: 'Taxonomía',
  list: 'Lista',
  chips: 'Fichas',
  say_how_many: 'Indicar cuántos',
  show_entries_without_posts: 'Mostrar las que no tienen contenido',
  at_most: 'Como máximo',
  empty_the_name_of: 'Vacío: el nombre de la taxonomía.',
  chips_with_counts: 'Fichas con recuento',
  glazes: 'Esmaltes',
  workshop: 'Taller',
  clay: 'Arcilla',
  firing: 'Cocción',
  entries: { plural: 'count', one: 'entrada', other: 'entradas' },
} satisfies Translation<English>

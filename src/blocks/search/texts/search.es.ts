/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './search.ts'

export default {
  label: 'Buscar',
  keywords: 'encontrar, resultados',
  search_the_site: 'Buscar en el sitio',
  no_results: 'No hay resultados para {keywords}',
  nothing_holds: '; nada contiene «{keywords}»',
  results: {
    plural: 'count',
    one: '{count} resultado para {keywords}',
    other: '{count} resultados para {keywords}',
  },
  first_results:
    'Los primeros {count} resultados para {keywords}. Son los que mejor encajan; con más palabras encontrarás otros.',
  placeholder: 'Texto de ejemplo',
  where_a_page_has: 'Si una página tiene más de una búsqueda.',
  show_what_was_found: 'Mostrar lo encontrado',
  field_alone: 'Solo el campo',
  with_results: 'Con resultados',
  mugs_bowls_vases: 'Tazas, cuencos, floreros',
  nothing_found: 'Sin resultados',
} satisfies Translation<English>

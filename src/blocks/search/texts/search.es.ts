/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './search.ts'

export default {
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
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './heading.ts'

export default {
  label: 'Encabezado',
  keywords: 'título, h1, h2, h3',
  level: 'Nivel',
  by_level: 'Según su nivel',
  extra_large: 'Muy grande',
  display: 'Titular',
  poster: 'Tan grande como la página',
  fill: 'Cada línea llena el ancho',
  letters: 'Llena el ancho, letras de distinto ancho',
  list_in_the_table: 'Incluir en el índice',
  from_the_kiln: 'Del horno',
  level_of: 'Nivel {level}',
} satisfies Translation<English>

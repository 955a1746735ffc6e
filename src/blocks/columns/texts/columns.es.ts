/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './columns.ts'

export default {
  label: 'Columnas',
  keywords: 'cuadrícula, en paralelo',
  widths: 'Anchos',
  even: 'Iguales',
  first_wider: 'La primera más ancha',
  last_wider: 'La última más ancha',
  as_wide_as_needed: 'Lo necesario, en ambos extremos',
  halves: 'Mitades, de borde a borde',
  the_first_column_holds: 'La primera columna contiene unas pocas palabras.',
  the_second_one_holds: 'La segunda contiene algunas más, para que su altura sea distinta de la primera.',
} satisfies Translation<English>

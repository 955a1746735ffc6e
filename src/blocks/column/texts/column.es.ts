/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './column.ts'

export default {
  label: 'Columna',
  keywords: 'en paralelo, parte',
  in_columns: 'En columnas',
  a_column_of_text: 'Una columna de texto.',
} satisfies Translation<English>

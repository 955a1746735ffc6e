/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pagination.ts'

export default {
  previous: 'Anterior',
  page: 'Página {slot}',
  next: 'Siguiente',
  pages_of: 'Páginas de {label}',
} satisfies Translation<English>

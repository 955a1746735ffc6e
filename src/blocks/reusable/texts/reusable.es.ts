/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './reusable.ts'

export default {
  runs_on_page: '{title} se ejecuta en la página pública',
  not_published: 'Este bloque reutilizable no está publicado o ya no existe',
  choose_block: 'Elige un bloque reutilizable',
} satisfies Translation<English>

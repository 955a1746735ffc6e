/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './html.ts'

export default {
  write_markup: 'Escribe el código en los ajustes',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippet.ts'

export default {
  not_published: 'Este fragmento no está publicado o ya no existe',
  choose_snippet: 'Elige un fragmento',
} satisfies Translation<English>

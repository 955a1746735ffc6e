/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentSlot.ts'

export default {
  post_appears_here: 'Aquí aparece el contenido.',
} satisfies Translation<English>

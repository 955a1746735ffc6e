/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentSlot.ts'

export default {
  label: 'Contenido de la entrada',
  keywords: 'diseño, hueco',
  post_appears_here: 'Aquí aparece el contenido.',
  where_the_post_stands: 'Dónde va la entrada',
  the_text_of_the: 'El texto de la entrada.',
} satisfies Translation<English>

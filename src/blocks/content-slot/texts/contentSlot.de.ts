/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentSlot.ts'

export default {
  label: 'Inhalt des Beitrags',
  keywords: 'layout, platzhalter',
  post_appears_here: 'Hier erscheint der Beitrag.',
  where_the_post_stands: 'Wo der Beitrag steht',
  the_text_of_the: 'Der Text des Beitrags.',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './linkDialog.ts'

export default {
  leads_to: 'Die Wörter führen zu',
  select_first: 'Markiere zuerst die Wörter.',
  remove_link: 'Link entfernen',
  set_link: 'Link setzen',
} satisfies Translation<English>

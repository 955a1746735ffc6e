/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './peopleRows.ts'

export default {
  user_account: 'ein Benutzer',
  session: 'eine Sitzung',
  user_token: 'ein Link',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './peopleRows.ts'

export default {
  user_account: 'un usuario',
  session: 'una sesión',
  user_token: 'un enlace',
} satisfies Translation<English>

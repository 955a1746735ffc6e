/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './login.ts'

export default {
  label: 'Anmelden',
  keywords: 'anmelden, konto, passwort',
  sign_in: 'Anmelden',
} satisfies Translation<English>

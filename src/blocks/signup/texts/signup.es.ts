/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './signup.ts'

export default {
  label: 'Registrarse',
  keywords: 'cuenta, registro, unirse',
} satisfies Translation<English>

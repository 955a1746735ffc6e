/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './signup.ts'

export default {
  label: 'Registrieren',
  keywords: 'konto, registrieren, beitreten',
} satisfies Translation<English>

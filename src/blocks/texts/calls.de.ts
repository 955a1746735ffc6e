/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './calls.ts'

export default {
  failed: 'Etwas ist schiefgelaufen. Bitte versuche es erneut.',
} satisfies Translation<English>

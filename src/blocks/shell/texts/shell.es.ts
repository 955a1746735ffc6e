/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shell.ts'

export default {
  dialog: 'Diálogo',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shell.ts'

export default {
  dialog: 'Dialog',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './code.ts'

export default {
  code: 'Code',
  write_code: 'Schreib den Code in den Einstellungen',
  code_in: '{language}-Code',
  plain_text: 'Nur Text',
  differences: 'Unterschiede (Diff)',
} satisfies Translation<English>

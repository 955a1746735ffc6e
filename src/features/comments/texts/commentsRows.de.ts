/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './commentsRows.ts'

export default {
  comment: 'ein Kommentar',
  comment_like: 'ein „Gefällt mir“',
  comment_report: 'eine Meldung',
} satisfies Translation<English>

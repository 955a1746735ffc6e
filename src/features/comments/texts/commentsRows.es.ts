/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './commentsRows.ts'

export default {
  comment: 'un comentario',
  comment_like: 'un «me gusta»',
  comment_report: 'una denuncia',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './commentsProblems.ts'

export default {
  'comments.post_missing': 'La página que quieres comentar no existe.',
  'comments.closed': 'Los comentarios están cerrados.',
  'comments.own': 'Este comentario es tuyo.',
  'comments.missing': 'Este comentario no existe.',
} satisfies Translation<English>

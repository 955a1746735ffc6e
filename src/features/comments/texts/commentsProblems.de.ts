/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './commentsProblems.ts'

export default {
  'comments.post_missing': 'Diese Seite zum Kommentieren gibt es nicht.',
  'comments.closed': 'Die Kommentare sind geschlossen.',
  'comments.own': 'Das ist dein eigener Kommentar.',
  'comments.missing': 'Diesen Kommentar gibt es nicht.',
} satisfies Translation<English>

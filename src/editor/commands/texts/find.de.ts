/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './find.ts'

export default {
  nothing_replaced: 'Nichts wurde ersetzt.',
  no_places: 'Keine Treffer',
  find: 'Suchen',
  previous: 'Vorheriger Treffer',
  next: 'Nächster Treffer',
  match_case: 'Groß- und Kleinschreibung beachten',
  replace_by: 'Ersetzen durch',
  replace: 'Ersetzen',
  replace_all: 'Alle ersetzen',
  close: 'Suchen und ersetzen schließen',
  title: 'Suchen und ersetzen',
  which_of: '{at} von {count}',
  replaced: {
    plural: 'count',
    one: '1 Stelle ersetzt. Mit „Rückgängig“ nimmst du es zurück.',
    other: '{count} Stellen ersetzt. Mit „Rückgängig“ nimmst du es zurück.',
  },
  case_sign: 'Aa',
} satisfies Translation<English>

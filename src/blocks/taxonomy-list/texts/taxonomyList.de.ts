/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './taxonomyList.ts'

export default {
  label: 'Taxonomieliste',
  keywords: 'kategorien, schlagwörter, themen, begriffe',
  empty: 'Hier ist noch nichts eingeordnet.',
  topics: 'Themen',
  taxonomy: 'Taxonomie',
  list: 'Liste',
  chips: 'Chips',
  say_how_many: 'Anzahl anzeigen',
  show_entries_without_posts: 'Einträge ohne Beiträge anzeigen',
  at_most: 'Höchstens',
  empty_the_name_of: 'Leer: der Name der Taxonomie.',
  chips_with_counts: 'Chips mit Anzahl',
  glazes: 'Glasuren',
  workshop: 'Werkstatt',
  clay: 'Ton',
  firing: 'Brand',
  entries: { plural: 'count', one: 'Eintrag', other: 'Einträge' },
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './postList.ts'

export default {
  label: 'Beitragsliste',
  keywords: 'journal, blog, artikel, karten, archiv',
  nothing_any_more: 'Hier steht nichts mehr.',
  to_the_first_page: 'Zur ersten Seite',
  empty: 'Hier wurde noch nichts geschrieben.',
  entry_of_an_own: 'Eintrag einer eigenen Taxonomie',
  oldest_first: 'Älteste zuerst',
  last_changed_first: 'Zuletzt geänderte zuerst',
  by_title: 'Nach Titel',
  cards: 'Karten',
  cards_the_first_one: 'Karten, die erste groß',
  rows_picture_beside_text: 'Zeilen, Bild neben Text',
  lines_of_title_and: 'Zeilen mit Titel und Datum',
  without_pictures: 'Ohne Bilder',
  without_category_and_date: 'Ohne Kategorie und Datum',
  without_descriptions: 'Ohne Beschreibungen',
  readers_can_turn_pages: 'Leser können blättern',
  nothing_to_show: 'Nichts anzuzeigen',
} satisfies Translation<English>

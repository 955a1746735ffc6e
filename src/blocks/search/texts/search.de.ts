/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './search.ts'

export default {
  label: 'Suchen',
  keywords: 'finden, ergebnisse, suchfeld',
  search_the_site: 'Website durchsuchen',
  no_results: 'Keine Ergebnisse für {keywords}',
  nothing_holds: '; nichts enthält „{keywords}“',
  results: {
    plural: 'count',
    one: '{count} Ergebnis für {keywords}',
    other: '{count} Ergebnisse für {keywords}',
  },
  first_results:
    'Die ersten {count} Ergebnisse für {keywords}. Diese passen am besten; mit mehr Wörtern findest du andere.',
  placeholder: 'Platzhalter',
  where_a_page_has: 'Wenn eine Seite mehr als eine Suche hat.',
  show_what_was_found: 'Ergebnisse anzeigen',
  field_alone: 'Nur das Feld',
  with_results: 'Mit Ergebnissen',
  mugs_bowls_vases: 'Becher, Schalen, Vasen',
  nothing_found: 'Nichts gefunden',
} satisfies Translation<English>

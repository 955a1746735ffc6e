/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './search.ts'

export default {
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
} satisfies Translation<English>

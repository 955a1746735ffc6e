/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './grid.ts'

export default {
  label: 'Raster',
  keywords: 'karten, kacheln, zeilen',
  medium_up_to_four: 'Mittel: bis zu vier in einer Reihe',
  small_up_to_six: 'Klein: bis zu sechs in einer Reihe',
  large_up_to_three: 'Groß: bis zu drei in einer Reihe',
  halves_two_in_a: 'Hälften: zwei in einer Reihe',
  fills: 'Gleichmäßig: Die Zellen füllen die Zeile',
  between_them: 'Dazwischen',
  nothing: 'Nichts',
  same_height: 'Gleiche Höhe',
  cards: 'Karten',
  mugs: 'Becher',
  bowls: 'Schalen',
  vases: 'Vasen',
  jugs: 'Krüge',
  thrown_slowly_fired_once: 'Langsam gedreht, einmal im Monat gebrannt.',
} satisfies Translation<English>

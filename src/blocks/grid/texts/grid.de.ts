/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './grid.ts'

export default {
  label: 'Raster',
  keywords: 'karten, kacheln, zeilen',
  cards: 'Karten',
  mugs: 'Becher',
  bowls: 'Schalen',
  vases: 'Vasen',
  jugs: 'Krüge',
  thrown_slowly_fired_once: 'Langsam gedreht, einmal im Monat gebrannt.',
} satisfies Translation<English>

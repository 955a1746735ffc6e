/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './columns.ts'

export default {
  label: 'Spalten',
  keywords: 'raster, nebeneinander',
  widths: 'Breiten',
  even: 'Gleich',
  first_wider: 'Erste breiter',
  last_wider: 'Letzte breiter',
  as_wide_as_needed: 'So breit wie nötig, an beiden Enden',
  halves: 'Hälften, von Rand zu Rand',
  the_first_column_holds: 'Die erste Spalte enthält ein paar Worte.',
  the_second_one_holds: 'Die zweite enthält ein paar mehr, sodass sie höher ist als die erste.',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './divider.ts'

export default {
  label: 'Trennlinie',
  keywords: 'linie, strich, hr',
  thin_line: 'Dünne Linie',
  strong_line: 'Kräftige Linie',
  short_line: 'Kurze Linie',
  dots: 'Punkte',
  three_stars: 'Drei Sterne',
  scale: 'Maßstabsleiste',
} satisfies Translation<English>

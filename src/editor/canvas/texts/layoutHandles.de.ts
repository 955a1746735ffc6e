/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './layoutHandles.ts'

export default {
  handles: 'Abstand',
  padding_top: 'Innenabstand oben',
  padding_bottom: 'Innenabstand unten',
  value: '{step}, {pixels} Pixel',
  own_value: '{pixels} Pixel, eigener Wert',
  tip: '{label}. Rastet auf der Skala ein, Alt für jedes Pixel',
  edge: 'Rand nach Spalte {column}',
  shares: '{left} Prozent davor, {right} Prozent danach',
} satisfies Translation<English>

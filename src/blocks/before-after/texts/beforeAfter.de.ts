/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './beforeAfter.ts'

export default {
  label: 'Vorher und nachher',
  keywords: 'vergleich, vergleichen, schieber, zwei bilder',
  before: 'Bild vorher',
  after_picture: 'Bild nachher',
  before_alt: 'Alternativtext, vorher',
  after_alt: 'Alternativtext, nachher',
  before_label: 'Beschriftung vorher',
  after_label: 'Beschriftung nachher',
  before_word: 'Vorher',
  after_word: 'Nachher',
  slider: 'Wie viel von „{before}“ zu sehen ist',
  empty: 'Wähle zwei Bilder',
  wide: 'Breit 16:9',
  raw_clay: 'Ein cremefarbener Krug',
  glazed: 'Ein tintenblauer Krug',
} satisfies Translation<English>

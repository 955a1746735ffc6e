/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './beforeAfter.ts'

export default {
  label: 'Antes y después',
  keywords: 'comparar, comparación, deslizador, dos imágenes',
  before: 'Imagen de antes',
  after_picture: 'Imagen de después',
  before_alt: 'Texto alternativo, antes',
  after_alt: 'Texto alternativo, después',
  before_label: 'Etiqueta de antes',
  after_label: 'Etiqueta de después',
  before_word: 'Antes',
  after_word: 'Después',
  slider: 'Cuánto se ve de «{before}»',
  empty: 'Elige dos imágenes',
  wide: 'Panorámico 16:9',
  raw_clay: 'Una jarra crema',
  glazed: 'Una jarra azul tinta',
} satisfies Translation<English>

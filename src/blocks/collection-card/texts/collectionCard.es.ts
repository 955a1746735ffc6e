/** The block collection-card, in Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './collectionCard.ts'

export default {
  label: 'Tarjeta de colección',
  keywords: 'tarjeta, elemento, plantilla',
  plain: 'Sencilla',
  framed: 'Enmarcada',
  filled: 'Relleno',
  arrangement: 'Disposición',
  down: 'Una debajo de otra',
  beside: 'Uno al lado de otro',
  alignment: 'Alineación',
  at_start: 'Inicio',
  example_title: 'Mercado de invierno',
  example_text: 'Todo el domingo, en el patio',
} satisfies Translation<English>

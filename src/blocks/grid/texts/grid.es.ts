/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './grid.ts'

export default {
  label: 'Cuadrícula',
  keywords: 'tarjetas, mosaico, filas',
  cards: 'Tarjetas',
  mugs: 'Tazas',
  bowls: 'Cuencos',
  vases: 'Floreros',
  jugs: 'Jarras',
  thrown_slowly_fired_once: 'Torneados despacio, cocidos una vez al mes.',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './grid.ts'

export default {
  label: 'Cuadrícula',
  keywords: 'tarjetas, mosaico, filas',
  medium_up_to_four: 'Mediano: hasta cuatro por fila',
  small_up_to_six: 'Pequeño: hasta seis por fila',
  large_up_to_three: 'Grande: hasta tres por fila',
  halves_two_in_a: 'Mitades: dos por fila',
  fills: 'Iguales: las celdas llenan la fila',
  between_them: 'Entre ellos',
  nothing: 'Nada',
  same_height: 'Misma altura',
  cards: 'Tarjetas',
  mugs: 'Tazas',
  bowls: 'Cuencos',
  vases: 'Floreros',
  jugs: 'Jarras',
  thrown_slowly_fired_once: 'Torneados despacio, cocidos una vez al mes.',
} satisfies Translation<English>

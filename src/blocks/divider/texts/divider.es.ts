/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './divider.ts'

export default {
  label: 'Separador',
  keywords: 'línea, raya, hr',
  thin_line: 'Línea fina',
  strong_line: 'Línea fuerte',
  short_line: 'Línea corta',
  dots: 'Puntos',
  three_stars: 'Tres estrellas',
  scale: 'Barra de escala',
} satisfies Translation<English>

/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './marquee.ts'

export default {
  label: 'Marquesina',
  keywords: 'teletipo, texto en movimiento, banda',
  words: 'Palabras en movimiento',
  one_by_one: 'Una línea cada una, o una frase corta.',
  speed: 'Velocidad',
  calm: 'Tranquila',
  slow: 'Lenta',
  fast: 'Rápida',
  divider: 'Entre las palabras',
  dot: 'Punto',
  star: 'Estrella',
  slash: 'Barra',
  gap: 'Separación',
  huge: 'Enorme',
  alternates: 'Una palabra sí y otra no, fina',
  reversed: 'Mover en sentido contrario',
  stop: 'Detener el texto en movimiento',
  empty: 'Añade palabras en los ajustes',
  last_tomatoes: 'últimos tomates',
  burrata: 'burrata',
  pumpkins: 'calabazas',
  eggs: 'trescientos huevos',
} satisfies Translation<English>

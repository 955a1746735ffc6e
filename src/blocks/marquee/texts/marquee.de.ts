/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './marquee.ts'

export default {
  label: 'Laufband',
  keywords: 'ticker, lauftext, bewegt, band',
  words: 'Laufende Wörter',
  one_by_one: 'Je eine Zeile, auch ein kurzer Satz.',
  speed: 'Tempo',
  calm: 'Ruhig',
  slow: 'Langsam',
  fast: 'Schnell',
  divider: 'Zwischen den Wörtern',
  dot: 'Punkt',
  star: 'Stern',
  slash: 'Schrägstrich',
  gap: 'Abstand',
  huge: 'Riesig',
  alternates: 'Jedes zweite Wort dünn',
  reversed: 'In die andere Richtung laufen',
  stop: 'Laufenden Text anhalten',
  empty: 'Füge in den Einstellungen Wörter hinzu',
  last_tomatoes: 'letzte Tomaten',
  burrata: 'Burrata',
  pumpkins: 'Kürbisse',
  eggs: 'dreihundert Eier',
} satisfies Translation<English>

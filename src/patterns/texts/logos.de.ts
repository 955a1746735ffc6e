/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './logos.ts'

export default {
  logo_row: 'Reihe von Logos',
  trusted_by: 'Für sie arbeiten wir',
  on_colour: 'Logos auf Farbe',
  as_seen_in: 'Vielleicht hast du hier von uns gelesen',
  running_words: 'Laufende Wörter',
  word_1: 'Namen',
  word_2: 'Bücher',
  word_3: 'Verpackung',
  word_4: 'Websites',
  word_5: 'Ausstellungen',
  huge_words: 'Riesige Laufschrift',
  come_early: 'früh kommen',
  stay_late: 'lange bleiben',
} satisfies Translation<English>

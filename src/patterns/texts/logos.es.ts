/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './logos.ts'

export default {
  logo_row: 'Fila de logotipos',
  trusted_by: 'Trabajamos para',
  on_colour: 'Logotipos sobre color',
  as_seen_in: 'Quizá nos hayas leído en',
  running_words: 'Palabras en movimiento',
  word_1: 'Nombres',
  word_2: 'Libros',
  word_3: 'Envases',
  word_4: 'Sitios web',
  word_5: 'Exposiciones',
  huge_words: 'Palabras enormes en movimiento',
  come_early: 'ven temprano',
  stay_late: 'quédate hasta tarde',
} satisfies Translation<English>

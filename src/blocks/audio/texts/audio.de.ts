/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './audio.ts'

export default {
  choose_file: 'Audiodatei auswählen',
  sound: 'Audio',
  transcript: 'Gesprochenes lesen',
  download: 'Herunterladen',
} satisfies Translation<English>

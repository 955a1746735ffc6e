/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './audio.ts'

export default {
  choose_file: 'Elige un archivo de audio',
  sound: 'Audio',
  transcript: 'Leer lo que se dice',
  download: 'Descargar',
} satisfies Translation<English>

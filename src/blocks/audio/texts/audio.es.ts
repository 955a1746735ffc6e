/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './audio.ts'

export default {
  label: 'Audio',
  keywords: 'sonido, música, pódcast, mp3, escuchar',
  choose_file: 'Elige un archivo de audio',
  sound: 'Audio',
  transcript: 'Leer la transcripción',
  download: 'Descargar',
  audio: 'Audio',
  mp3_m4a_ogg_or: 'MP3, M4A, OGG o WAV.',
  small_line_under_it: 'Línea pequeña debajo',
  who_speaks_how_long: 'Quién habla, cuánto dura',
  text_of_what_is: 'Transcripción',
  where_those_who_do: 'Para que puedan leerlo quienes no oyen.',
  offer_the_file: 'Permitir la descarga',
  with_a_title: 'Con título',
  the_kiln_at_full: 'El horno a pleno fuego',
  six_seconds_from_the: 'Seis segundos desde el cobertizo',
} satisfies Translation<English>

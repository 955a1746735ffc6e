/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './audio.ts'

export default {
  label: 'Audio',
  keywords: 'ton, musik, podcast, mp3, hören',
  choose_file: 'Audiodatei auswählen',
  sound: 'Audio',
  transcript: 'Transkript lesen',
  download: 'Herunterladen',
  audio: 'Audio',
  mp3_m4a_ogg_or: 'MP3, M4A, OGG oder WAV.',
  small_line_under_it: 'Kleine Zeile darunter',
  who_speaks_how_long: 'Wer spricht, wie lange',
  text_of_what_is: 'Transkript',
  where_those_who_do: 'Damit alle, die nicht hören, es lesen können.',
  offer_the_file: 'Datei zum Download anbieten',
  with_a_title: 'Mit Titel',
  the_kiln_at_full: 'Der Ofen bei vollem Feuer',
  six_seconds_from_the: 'Sechs Sekunden aus dem Schuppen',
} satisfies Translation<English>

/** The block audio. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './audio.de.ts'
import es from './audio.es.ts'

const english = {
  label: 'Audio',
  keywords: 'sound, music, podcast, mp3, listen',
  choose_file: 'Choose a sound file',
  sound: 'Sound',
  transcript: 'Read what is said',
  download: 'Download',
  audio: 'Audio',
  mp3_m4a_ogg_or: 'MP3, M4A, OGG or WAV.',
  small_line_under_it: 'Small line under it',
  who_speaks_how_long: 'Who speaks, how long',
  text_of_what_is: 'Text of what is said',
  where_those_who_do: 'Where those who do not hear can read it.',
  offer_the_file: 'Offer the file',
  with_a_title: 'With a title',
  the_kiln_at_full: 'The kiln at full fire',
  six_seconds_from_the: 'Six seconds from the shed',
} as const

export const audio = catalogue(english, { de, es })
export type English = typeof english

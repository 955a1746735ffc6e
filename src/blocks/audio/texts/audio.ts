/** The block audio. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './audio.de.ts'
import es from './audio.es.ts'

const english = {
  choose_file: 'Choose a sound file',
  sound: 'Sound',
  transcript: 'Read what is said',
  download: 'Download',
} as const

export const audio = catalogue(english, { de, es })
export type English = typeof english

/** The block video. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './video.de.ts'
import es from './video.es.ts'

const english = {
  choose_film: 'Choose a film',
  subtitles: 'Subtitles',
  video: 'Video',
} as const

export const video = catalogue(english, { de, es })
export type English = typeof english

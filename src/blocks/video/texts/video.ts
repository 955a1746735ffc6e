/** The block video. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './video.de.ts'
import es from './video.es.ts'

const english = {
  label: 'Video',
  keywords: 'film, movie, mp4, clip',
  choose_video: 'Choose a video',
  subtitles: 'Subtitles',
  video: 'Video',
  mp4_or_webm: 'MP4 or WebM.',
  a_webvtt_file_with: 'A WebVTT file with what is said.',
  language_of_the_subtitles: 'Language of the subtitles',
  wide_16_9: 'Wide 16:9',
  standard_4_3: 'Standard 4:3',
  tall_9_16: 'Tall 9:16',
  plays: 'Plays',
  when_somebody_presses_play: 'When somebody presses play',
  by_itself_silent_again: 'By itself, silent, again and again',
  whoever_asked_their_device: 'Whoever asked their device for less motion starts it themselves.',
  with_a_caption: 'With a caption',
  bowls_and_cups_on: 'Bowls and cups on a table',
  six_seconds_of_a: 'Six seconds of a laid table.',
} as const

export const video = catalogue(english, { de, es })
export type English = typeof english

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './video.ts'

export default {
  label: 'Video',
  keywords: 'film, clip, mp4, kino',
  choose_video: 'Video auswählen',
  subtitles: 'Untertitel',
  video: 'Video',
  mp4_or_webm: 'MP4 oder WebM.',
  a_webvtt_file_with: 'Eine WebVTT-Datei mit dem, was gesagt wird.',
  language_of_the_subtitles: 'Sprache der Untertitel',
  wide_16_9: 'Breit 16:9',
  standard_4_3: 'Standard 4:3',
  tall_9_16: 'Hoch 9:16',
  plays: 'Wiedergabe',
  when_somebody_presses_play: 'Wenn jemand auf Abspielen drückt',
  by_itself_silent_again: 'Automatisch, stumm, in Schleife',
  whoever_asked_their_device: 'Wer auf seinem Gerät weniger Bewegung eingestellt hat, startet es selbst.',
  with_a_caption: 'Mit Bildunterschrift',
  bowls_and_cups_on: 'Schalen und Becher auf einem Tisch',
  six_seconds_of_a: 'Sechs Sekunden eines gedeckten Tisches.',
} satisfies Translation<English>

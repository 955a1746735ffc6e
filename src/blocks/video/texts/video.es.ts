/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './video.ts'

export default {
  label: 'Vídeo',
  keywords: 'película, clip, mp4, filme',
  choose_video: 'Elige un vídeo',
  subtitles: 'Subtítulos',
  video: 'Vídeo',
  mp4_or_webm: 'MP4 o WebM.',
  a_webvtt_file_with: 'Un archivo WebVTT con lo que se dice.',
  language_of_the_subtitles: 'Idioma de los subtítulos',
  wide_16_9: 'Panorámico 16:9',
  standard_4_3: 'Estándar 4:3',
  tall_9_16: 'Vertical 9:16',
  plays: 'Reproducción',
  when_somebody_presses_play: 'Cuando alguien pulsa reproducir',
  by_itself_silent_again: 'Automática, sin sonido, en bucle',
  whoever_asked_their_device: 'Quien haya pedido menos movimiento en su dispositivo lo inicia por sí mismo.',
  with_a_caption: 'Con pie de foto',
  bowls_and_cups_on: 'Cuencos y tazas sobre una mesa',
  six_seconds_of_a: 'Seis segundos de una mesa puesta.',
} satisfies Translation<English>

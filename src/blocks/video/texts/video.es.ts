/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './video.ts'

export default {
  choose_film: 'Elige un vídeo',
  subtitles: 'Subtítulos',
  video: 'Vídeo',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './video.ts'

export default {
  choose_film: 'Film auswählen',
  subtitles: 'Untertitel',
  video: 'Video',
} satisfies Translation<English>

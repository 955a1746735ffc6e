/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './image.ts'

export default {
  choose_picture: 'Elige una imagen',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productGallery.ts'

export default {
  label: 'Produktbilder',
  keywords: 'fotos, galerie',
} satisfies Translation<English>

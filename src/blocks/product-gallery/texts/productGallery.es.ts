/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productGallery.ts'

export default {
  label: 'Imágenes del producto',
  keywords: 'fotos, galería',
} satisfies Translation<English>

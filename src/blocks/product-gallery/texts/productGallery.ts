/** The block product-gallery. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productGallery.de.ts'
import es from './productGallery.es.ts'

const english = {
  label: 'Product pictures',
  keywords: 'photos, gallery',
} as const

export const productGallery = catalogue(english, { de, es })
export type English = typeof english

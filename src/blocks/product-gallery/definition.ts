/** The pictures of a product: one large, the others to choose from. */
import { plainProductPart } from '../product/partDefinition.ts'

export const productGallery = plainProductPart({
  type: 'product-gallery',
  label: 'Product pictures',
  icon: 'images',
  keywords: ['photos', 'gallery'],
})

/** The pictures of a product: one large, the others to choose from. */
import { plainProductPart } from '../product/partDefinition.ts'
import { productGallery as texts } from './texts/productGallery.ts'

export default plainProductPart({
  type: 'product-gallery',
  label: () => texts.label,
  icon: 'images',
  keywords: () => texts.keywords,
})

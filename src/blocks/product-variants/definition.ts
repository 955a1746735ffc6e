/** The variants of a product to choose from, each with the price it leads to. */
import { plainProductPart } from '../product/partDefinition.ts'
import { productVariants as texts } from './texts/productVariants.ts'

export default plainProductPart({
  type: 'product-variants',
  label: () => texts.label,
  icon: 'swatch-book',
  keywords: () => texts.keywords,
})

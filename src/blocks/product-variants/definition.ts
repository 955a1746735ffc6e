/** The variants of a product to choose from, each with the price it leads to. */
import { plainProductPart } from '../product/partDefinition.ts'

export const productVariants = plainProductPart({
  type: 'product-variants',
  label: 'Product variants',
  icon: 'swatch-book',
  keywords: ['choices', 'size', 'colour', 'select'],
})

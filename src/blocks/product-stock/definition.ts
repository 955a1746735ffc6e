/** What is left of the product that is chosen. */
import { plainProductPart } from '../product/partDefinition.ts'

export const productStock = plainProductPart({
  type: 'product-stock',
  label: 'Product stock',
  icon: 'package-check',
  keywords: ['availability', 'left', 'sold out'],
})

/** How many pieces of a product are to be added. */
import { plainProductPart } from '../product/partDefinition.ts'

export const productQuantity = plainProductPart({
  type: 'product-quantity',
  label: 'Product quantity',
  icon: 'hash',
  keywords: ['pieces', 'amount', 'number'],
})

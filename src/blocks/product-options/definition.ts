/** The choices of a product that do not change its price, and the store it is sent from. */
import { plainProductPart } from '../product/partDefinition.ts'

export const productOptions = plainProductPart({
  type: 'product-options',
  label: 'Product options',
  icon: 'list-checks',
  keywords: ['choices', 'wrapping', 'engraving'],
})

/** How many items of a product are to be added. */
import { plainProductPart } from '../product/partDefinition.ts'
import { productQuantity as texts } from './texts/productQuantity.ts'

export default plainProductPart({
  type: 'product-quantity',
  label: () => texts.label,
  icon: 'hash',
  keywords: () => texts.keywords,
})

/** The choices of a product that do not change its price, and the store it is sent from. */
import { plainProductPart } from '../product/partDefinition.ts'
import { productOptions as texts } from './texts/productOptions.ts'

export default plainProductPart({
  type: 'product-options',
  label: () => texts.label,
  icon: 'list-checks',
  keywords: () => texts.keywords,
})

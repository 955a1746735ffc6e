/** What is left of the product that is chosen. */
import { plainProductPart } from '../product/partDefinition.ts'
import { productStock as texts } from './texts/productStock.ts'

export default plainProductPart({
  type: 'product-stock',
  label: () => texts.label,
  icon: 'package-check',
  keywords: () => texts.keywords,
})

/** What the product-quantity block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { productQuantity } from './definition.ts'

checkBlock(productQuantity)

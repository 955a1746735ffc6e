/** What the product-price block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { productPrice } from './definition.ts'

checkBlock(productPrice)

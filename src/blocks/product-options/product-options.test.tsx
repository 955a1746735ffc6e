/** What the product-options block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { productOptions } from './definition.ts'

checkBlock(productOptions)

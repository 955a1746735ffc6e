/** What the product-add block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { productAdd } from './definition.ts'

checkBlock(productAdd)

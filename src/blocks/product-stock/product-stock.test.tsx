/** What the product-stock block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { productStock } from './definition.ts'

checkBlock(productStock)

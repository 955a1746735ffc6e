/** What the product-variants block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { productVariants } from './definition.ts'

checkBlock(productVariants)

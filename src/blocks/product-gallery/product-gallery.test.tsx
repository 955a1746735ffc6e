/** What the product-gallery block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { productGallery } from './definition.ts'

checkBlock(productGallery)

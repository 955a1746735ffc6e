/** What the star-rating block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { starRating } from './definition.ts'

checkBlock(starRating)

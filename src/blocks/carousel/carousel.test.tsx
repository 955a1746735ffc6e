/** What the carousel block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { carousel } from './definition.ts'

checkBlock(carousel)

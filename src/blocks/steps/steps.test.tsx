/** What the steps block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { steps } from './definition.ts'

checkBlock(steps)

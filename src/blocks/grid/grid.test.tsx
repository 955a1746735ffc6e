/** What the grid block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { grid } from './definition.ts'

checkBlock(grid)

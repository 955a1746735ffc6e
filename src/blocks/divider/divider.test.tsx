/** What the divider block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { divider } from './definition.ts'

checkBlock(divider)

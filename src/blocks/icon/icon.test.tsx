/** What the icon block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { icon } from './definition.ts'

checkBlock(icon)

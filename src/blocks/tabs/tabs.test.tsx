/** What the tabs block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { tabs } from './definition.ts'

checkBlock(tabs)

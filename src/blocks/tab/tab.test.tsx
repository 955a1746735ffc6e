/** What the tab block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { tab } from './definition.ts'

checkBlock(tab)

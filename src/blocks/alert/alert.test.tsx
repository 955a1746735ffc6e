/** What the alert block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { alert } from './definition.ts'

checkBlock(alert)

/** What the table block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { table } from './definition.ts'

checkBlock(table)

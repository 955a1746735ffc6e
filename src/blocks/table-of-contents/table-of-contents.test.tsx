/** What the table-of-contents block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { tableOfContents } from './definition.ts'

checkBlock(tableOfContents)

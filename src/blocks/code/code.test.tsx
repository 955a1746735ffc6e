/** What the code block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { code } from './definition.ts'

checkBlock(code)

/** What the accordion block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { accordion } from './definition.ts'

checkBlock(accordion)

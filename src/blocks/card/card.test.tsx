/** What the card block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { card } from './definition.ts'

checkBlock(card)

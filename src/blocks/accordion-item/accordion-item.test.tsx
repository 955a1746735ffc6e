/** What the accordion-item block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { accordionItem } from './definition.ts'

checkBlock(accordionItem)

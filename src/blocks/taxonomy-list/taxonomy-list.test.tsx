/** What the taxonomy-list block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { taxonomyList } from './definition.ts'

checkBlock(taxonomyList)

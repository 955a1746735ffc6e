/** What the map block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { map } from './definition.ts'

checkBlock(map)

/** What the gallery block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { gallery } from './definition.ts'

checkBlock(gallery)

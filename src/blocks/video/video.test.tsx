/** What the video block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { video } from './definition.ts'

checkBlock(video)

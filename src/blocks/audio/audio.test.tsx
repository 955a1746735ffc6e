/** What the audio block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { audio } from './definition.ts'

checkBlock(audio)

/** What the embed block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { embed } from './definition.ts'

checkBlock(embed)

/** What the breadcrumb block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { breadcrumb } from './definition.ts'

checkBlock(breadcrumb)

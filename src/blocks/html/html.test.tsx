/** What the html block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { html } from './definition.ts'

checkBlock(html)

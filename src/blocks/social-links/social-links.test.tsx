/** What the social-links block draws. */
import { checkBlock } from '../blockChecks.testing.tsx'
import { socialLinks } from './definition.ts'

checkBlock(socialLinks)

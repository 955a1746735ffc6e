/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './siteProblems.ts'

export default {
  'job.missing': 'Diesen Auftrag gibt es nicht mehr: Er wurde erledigt oder entfernt.',
} satisfies Translation<English>

/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './siteProblems.ts'

export default {
  'job.missing': 'Diese Aufgabe gibt es nicht mehr: Sie wurde erledigt oder entfernt.',
  'demo.missing': 'Die Demo-Inhalte wurden schon entfernt.',
} satisfies Translation<English>

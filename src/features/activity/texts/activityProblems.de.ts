/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './activityProblems.ts'

export default {
  'activity.missing': 'Diese Aktivität gibt es nicht.',
  'activity.foreign': 'Diese URL gehört nicht zu dieser Website.',
  'activity.range':
    'Der Zeitraum muss nach seinem Beginn enden und darf höchstens {maximum} Balken umfassen.',
} satisfies Translation<English>

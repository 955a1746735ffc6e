/** What other features use of activity. */
import { onHook } from '#platform/hooks.ts'
import { removeDemoVisits } from './demoVisits.ts'
import './tables.ts'

onHook('demo.removed', (_platform, db) => removeDemoVisits(db))

export { importActivity, type ImportedActivity } from './importActivity.ts'
export { issuedId } from './issuedId.ts'
export { isCounted } from './record.ts'
export { visitStats } from './report.ts'
export type { ActivityReport, ActivityTotals, ReportUnit } from './schema.ts'

/** What other features use of activity. */
import './tables.ts'

export { importActivity, type ImportedActivity } from './importActivity.ts'
export { issuedId } from './issuedId.ts'
export { isCounted } from './record.ts'
export { visitStats } from './report.ts'
export type { ActivityReport, ActivityTotals, ReportUnit } from './schema.ts'

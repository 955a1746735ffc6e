/** What other features use of comments. */
import { onHook } from '#platform/hooks.ts'
import { exportComments, forgetComments } from './ofAccount.ts'
import './tables.ts'

onHook('user.exported', (platform, db, { userId, into }) => exportComments(platform, db, userId, into))
onHook('user.removed', (platform, db, { userId, comments }) => forgetComments(platform, db, userId, comments))

export { commentCounts } from './commentCounts.ts'
export { reportedCount } from './reports.ts'
export { importComment, type ImportedComment } from './importComment.ts'
export type { ModeratedComment } from './schema.ts'

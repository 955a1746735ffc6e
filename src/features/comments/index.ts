/** What other features use of comments. */
import { onHook } from '#platform/hooks.ts'
import { nameComments } from './auditNames.ts'
import { exportComments, forgetComments } from './ofAccount.ts'
import './tables.ts'

onHook('user.exported', (_platform, db, { userId, into }) => exportComments(db, userId, into))
onHook('user.removed', (platform, db, { userId, comments }) => forgetComments(platform, db, userId, comments))
onHook('audit.named', (_platform, db, { ids, names }) => nameComments(db, ids, names))

export { commentCounts } from './commentCounts.ts'
export { reportedCount } from './reports.ts'
export { importComment, type ImportedComment } from './importComment.ts'
export type { ModeratedComment } from './schema.ts'

/** What other features use of comments. */
import './tables.ts'

export { commentCounts } from './commentCounts.ts'
export { importComment, type ImportedComment } from './importComment.ts'
export type { ModeratedComment } from './schema.ts'

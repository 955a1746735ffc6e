/** What other features use of forms; here forms take part in their moments. */
import { onHook } from '#platform/hooks.ts'
import { exportSubmissions, unlinkSubmissions } from './ofAccount.ts'
import { checkForm } from './readForm.ts'
import './tables.ts'

onHook('post.saved', async (_platform, _db, { type, status, metas }) => {
  if (type === 'form' && status !== 'trash') checkForm(metas)
})

onHook('user.exported', (_platform, db, { userId, into }) => exportSubmissions(db, userId, into))
onHook('user.removed', (_platform, db, { userId }) => unlinkSubmissions(db, userId))

export {
  checkValues,
  choicesOf,
  fieldDefinition,
  fieldDefinitions,
  fieldTypes,
  type FieldDefinition,
} from './fieldDefinition.ts'
export { entryFormData, formDataOf } from './entryForm.ts'
export { submitEntry, type Entry } from './submitEntry.ts'
export { importSubmission } from './importSubmission.ts'
export { unreadEntries } from './unreadEntries.ts'
export type { FormView, SubmissionView } from './schema.ts'

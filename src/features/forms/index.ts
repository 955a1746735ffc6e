/** What other features use of forms. */
import './tables.ts'

export { checkValues, choicesOf, fieldDefinition, fieldTypes, type FieldDefinition } from './fieldDefinition.ts'
export { importSubmission } from './importSubmission.ts'
export type { FormView, SubmissionView } from './schema.ts'

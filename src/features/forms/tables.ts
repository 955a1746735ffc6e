/** Rows that forms owns. A form itself is a post of type `form`. */
import type { Generated } from 'kysely'
import type { Json, Timestamp } from '#platform/database/schema.ts'

export type SubmissionStatus = 'new' | 'read' | 'archived' | 'spam'

export interface FormSubmissionTable {
  id: string
  form_id: string
  value: Json<Record<string, unknown>>
  status: Generated<SubmissionStatus>
  is_starred: Generated<boolean>
  page_url: Generated<string>
  created_by: string | null
  created_at: Timestamp
}

declare module '#platform/database/schema.ts' {
  interface Database {
    form_submission: FormSubmissionTable
  }
}

/** Puts a submission as it is: for imports and the demo site. */
import type { Db, Platform } from '#platform/context.ts'
import type { SubmissionStatus } from './tables.ts'

export async function importSubmission(
  platform: Platform,
  db: Db,
  submission: {
    formId: string
    value: Record<string, unknown>
    status: SubmissionStatus
    pageUrl: string
    createdAt: Date
  },
): Promise<void> {
  await db
    .insertInto('form_submission')
    .values({
      id: platform.newId(),
      form_id: submission.formId,
      value: JSON.stringify(submission.value),
      status: submission.status,
      page_url: submission.pageUrl,
      created_by: null,
      created_at: submission.createdAt,
    })
    .execute()
}

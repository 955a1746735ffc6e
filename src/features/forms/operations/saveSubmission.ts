import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem } from '../problems.ts'
import { submissionStatus } from '../schema.ts'

/** Sets the status or the star of entries. Problems: form.submission_missing (404). */
export const saveSubmission = operation({
  name: 'forms.save_data',
  summary: 'Mark entries of a form',
  method: 'POST',
  path: '/api/forms/{form_id}/data',
  capability: 'forms.data',
  input: z.strictObject({
    form_id: z.uuid(),
    ids: z.array(z.uuid()).min(1).max(500),
    status: submissionStatus.optional(),
    is_starred: z.boolean().optional(),
  }),
  output: z.strictObject({ changed: z.int() }),
  async run({ db }, { form_id, ids, status, is_starred }) {
    const changes = { ...(status ? { status } : {}), ...(is_starred === undefined ? {} : { is_starred }) }
    if (Object.keys(changes).length === 0) return { changed: 0 }
    const result = await db
      .updateTable('form_submission')
      .set(changes)
      .where('form_id', '=', form_id)
      .where('id', 'in', ids)
      .executeTakeFirst()
    if (result.numUpdatedRows === 0n) throw problem('form.submission_missing')
    return { changed: Number(result.numUpdatedRows) }
  },
})

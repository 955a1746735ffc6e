import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'

/** Deletes entries for good. */
export const removeSubmissions = operation({
  name: 'forms.remove_data',
  summary: 'Delete entries of a form',
  method: 'DELETE',
  path: '/api/forms/{form_id}/data',
  capability: 'forms.data',
  input: z.strictObject({ form_id: z.uuid(), ids: z.array(z.uuid()).min(1).max(500) }),
  output: z.strictObject({ removed: z.int() }),
  audit: ({ form_id }, { removed }) => ({ kind: 'form.data_removed', target: form_id, data: { removed } }),
  async run({ db, siteId }, { form_id, ids }) {
    const result = await db
      .deleteFrom('form_submission')
      .where('site_id', '=', siteId)
      .where('form_id', '=', form_id)
      .where('id', 'in', ids)
      .executeTakeFirst()
    return { removed: Number(result.numDeletedRows) }
  },
})

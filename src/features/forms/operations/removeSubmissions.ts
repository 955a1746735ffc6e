import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { entryFolder } from '../entryFile.ts'

/** Deletes entries for good, with the files that came with them. */
export const removeSubmissions = operation({
  name: 'forms.remove_data',
  summary: 'Delete entries of a form',
  method: 'DELETE',
  path: '/api/forms/{form_id}/data',
  capability: 'forms.data',
  input: z.strictObject({ form_id: z.uuid(), ids: z.array(z.uuid()).min(1).max(500) }),
  output: z.strictObject({ removed: z.int() }),
  audit: ({ form_id }, { removed }) => ({ kind: 'form.data_removed', target: form_id, data: { removed } }),
  async run({ db, storage }, { form_id, ids }) {
    const removed = await db
      .deleteFrom('form_submission')
      .where('form_id', '=', form_id)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    for (const { id } of removed) await storage.remove('entries', entryFolder(form_id, id))
    return { removed: removed.length }
  },
})

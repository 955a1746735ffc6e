import { z } from 'zod'
import { operation, StreamReply } from '#platform/operations/operation.ts'
import { isEntryFile } from '../entryFile.ts'
import { problem } from '../problems.ts'

/** A file that came with an entry, to be kept by the reader, never opened in place. Problems: form.submission_missing (404). */
export const readEntryFile = operation({
  name: 'forms.read_file',
  summary: 'A file that came with an entry of a form',
  method: 'GET',
  path: '/api/forms/{form_id}/data/{id}/{field}/{number}',
  capability: 'forms.data',
  input: z.strictObject({
    form_id: z.uuid(),
    id: z.uuid(),
    field: z.string().max(60),
    number: z.coerce.number().int().min(0).max(100),
  }),
  output: z.null(),
  async run({ db, storage }, { form_id, id, field, number }) {
    const row = await db
      .selectFrom('form_submission')
      .select('value')
      .where('form_id', '=', form_id)
      .where('id', '=', id)
      .executeTakeFirst()
    const files = row && Object.hasOwn(row.value, field) ? row.value[field] : null
    const file: unknown = Array.isArray(files) ? files[number] : null
    const chunks = isEntryFile(file) ? await storage.stream('entries', file.path) : null
    if (!isEntryFile(file) || !chunks) throw problem('form.submission_missing')
    return new StreamReply(chunks, {
      'content-type': 'application/octet-stream',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
  },
})

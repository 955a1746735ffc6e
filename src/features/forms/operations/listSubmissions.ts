import { z } from 'zod'
import { BytesReply, operation, Reply } from '#platform/operations/operation.ts'
import { csvOf } from '../csv.ts'
import { isEntryFile } from '../entryFile.ts'
import { isSecret, withoutSecrets } from '../fieldDefinition.ts'
import { currentForm, viewOf } from '../readForm.ts'
import { submissionStatus, submissionView } from '../schema.ts'

const mostExported = 50_000

/** Files are named with where they are read, never with where they are kept. */
function withFiles(value: Record<string, unknown>, base: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([field, kept]) => [
      field,
      Array.isArray(kept) ? kept.map((one: unknown, number) => (isEntryFile(one) ? { name: one.name, bytes: one.bytes, url: `${base}/${field}/${number}` } : one)) : kept,
    ]),
  )
}

/** What was sent by a form (F-FORM-02): newest first, by status, or all of it as CSV. Problems: form.missing (404). */
export const listSubmissions = operation({
  name: 'forms.data',
  summary: 'What visitors sent by a form',
  method: 'GET',
  path: '/api/forms/{form_id}/data',
  capability: 'forms.data',
  input: z.strictObject({
    form_id: z.uuid(),
    status: submissionStatus.optional(),
    p: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    format: z.enum(['json', 'csv']).default('json'),
  }),
  output: z.array(submissionView),
  async run(context, { form_id, status, p, limit, format }) {
    const { db, siteId } = context
    const form = viewOf(await currentForm(context, db, form_id))
    const all = db.selectFrom('form_submission').where('site_id', '=', siteId).where('form_id', '=', form_id)
    const wanted = status ? all.where('status', '=', status) : all
    const rows = await wanted
      .select(['id', 'value', 'status', 'is_starred', 'page_url', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(format === 'csv' ? mostExported : limit)
      .offset(format === 'csv' ? 0 : (p - 1) * limit)
      .execute()
    const items = rows.map(({ created_at, value, ...row }) => ({ ...row, value: withFiles(withoutSecrets(value), `/api/forms/${form_id}/data/${row.id}`), created: created_at.toISOString() }))
    if (format === 'csv') {
      return new BytesReply(Buffer.from(csvOf(form.fields.filter(({ name }) => !isSecret(name)), items)), {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="form-${form_id}.csv"`,
      })
    }
    const { count } = await wanted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const counts = await all.select(({ fn }) => ['status', fn.countAll<number>().as('count')]).groupBy('status').execute()
    return new Reply(items, {
      extra: {
        form,
        counts: Object.fromEntries(counts.map((row) => [row.status, row.count])),
        pagination: { p, limit, pages: Math.max(1, Math.ceil(count / limit)), total: count },
      },
    })
  },
})

import { sql, type Selectable, type SqlBool } from 'kysely'
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import type { Context } from '#platform/context.ts'
import { operation, Reply, StreamReply } from '#platform/operations/operation.ts'
import { csvHead, csvRows } from '../csv.ts'
import { isEntryFile } from '../entryFile.ts'
import { isSecret, withoutSecrets } from '../fieldDefinition.ts'
import { currentForm, viewOf } from '../readForm.ts'
import { submissionStatus, submissionView, type FormView, type SubmissionView } from '../schema.ts'
import type { FormSubmissionTable } from '../tables.ts'

/** Entries of a file that are in memory at once. */
const atOnce = 500

/** Files are named with where they are read, never with where they are kept. */
function withFiles(value: Record<string, unknown>, base: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([field, kept]) => [
      field,
      Array.isArray(kept)
        ? kept.map((one: unknown, number) =>
            isEntryFile(one) ? { name: one.name, bytes: one.bytes, url: `${base}/${field}/${number}` } : one,
          )
        : kept,
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
    const { db } = context
    const form = viewOf(await currentForm(db, form_id))
    const all = db.selectFrom('form_submission').where('form_id', '=', form_id)
    const wanted = status ? all.where('status', '=', status) : all
    if (format === 'csv') {
      await writeAudit(db, context, { kind: 'form.data_exported', target: form_id })
      return new StreamReply(linesOf(context, form, status), {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="form-${form_id}.csv"`,
      })
    }
    const rows = await wanted
      .select(shownColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((p - 1) * limit)
      .execute()
    const { count } = await wanted
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const counts = await all
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    return new Reply(
      rows.map((row) => entryOf(form_id, row)),
      {
        extra: {
          form,
          counts: Object.fromEntries(counts.map((row) => [row.status, row.count])),
          pagination: { p, limit, pages: Math.max(1, Math.ceil(count / limit)), total: count },
        },
      },
    )
  },
})

const shownColumns = ['id', 'value', 'status', 'is_starred', 'page_url', 'created_at'] as const
type Row = Pick<Selectable<FormSubmissionTable>, (typeof shownColumns)[number]>

function entryOf(formId: string, { created_at, value, ...row }: Row): SubmissionView {
  return {
    ...row,
    value: withFiles(withoutSecrets(value), `/api/forms/${formId}/data/${row.id}`),
    created: created_at.toISOString(),
  }
}

/** All of it, to its end; ids grow with time. */
async function* linesOf(
  { db }: Context,
  { id: formId, fields }: FormView,
  status: SubmissionView['status'] | undefined,
): AsyncGenerator<Uint8Array> {
  const shown = fields.filter(({ name }) => !isSecret(name))
  yield Buffer.from(csvHead(shown))
  let last: Row | undefined
  do {
    const before = last
    const rows: Row[] = await db
      .selectFrom('form_submission')
      .select(shownColumns)
      .where('form_id', '=', formId)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
      .$if(before !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(created_at, id) < (select created_at, id from form_submission where id = ${before?.id})`,
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(atOnce)
      .execute()
    if (rows.length > 0)
      yield Buffer.from(
        csvRows(
          shown,
          rows.map((row) => entryOf(formId, row)),
        ),
      )
    last = rows.length === atOnce ? rows.at(-1) : undefined
  } while (last !== undefined)
}

import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { unreadEntries } from '../unreadEntries.ts'

/** The forms of the site with what came in by each, the newest form first; `unread` counts all that nobody has read. */
export const listForms = operation({
  name: 'forms.list',
  summary: 'The forms of the site and what is unread in each',
  method: 'GET',
  path: '/api/forms',
  capability: 'forms.data',
  input: z.strictObject({
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      updated_at: z.iso.datetime(),
      unread: z.number(),
      total: z.number(),
    }),
  ),
  async run({ db }, { p, limit }) {
    const forms = db
      .selectFrom('post')
      .innerJoin('post_version', (join) =>
        join
          .onRef('post_version.post_id', '=', 'post.id')
          .onRef('post_version.number', '=', 'post.current_number'),
      )
      .where('post.type', '=', 'form')
      .where('post_version.is_working', '=', false)
      .where('post.trashed_at', 'is', null)
    const rows = await forms
      .select([
        'post.id',
        'post_version.title',
        'post_version.status',
        'post_version.created_at as updated_at',
      ])
      .orderBy('post.id', 'desc')
      .limit(limit)
      .offset((p - 1) * limit)
      .execute()
    const { count: total } = await forms
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const entries = db.selectFrom('form_submission')
    const counts = await entries
      .where(sql<SqlBool>`form_id = any(${rows.map(({ id }) => id)}::uuid[])`)
      .where('status', '!=', 'spam')
      .select(({ fn }) => [
        'form_id',
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('status', '=', 'new').as('unread'),
      ])
      .groupBy('form_id')
      .execute()
    const { unread } = await unreadEntries(db)
    const items = rows.map(({ id, title, status, updated_at }) => {
      const { total: sent = 0, unread: open = 0 } = counts.find((one) => one.form_id === id) ?? {}
      return { id, title, status, updated_at: updated_at.toISOString(), unread: open, total: sent }
    })
    return new Reply(items, {
      extra: { unread, pagination: { p, limit, pages: Math.max(1, Math.ceil(total / limit)), total } },
    })
  },
})

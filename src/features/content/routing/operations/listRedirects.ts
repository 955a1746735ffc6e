import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { redirectView } from '../../views.ts'

/** The stored redirects with how often each was followed. */
export const listRedirects = operation({
  name: 'redirects.list',
  summary: 'List the stored redirects',
  method: 'GET',
  path: '/api/redirects',
  capability: 'posts.publish',
  input: z.strictObject({
    keywords: z.string().max(200).default(''),
    p: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: z.array(redirectView),
  async run({ db }, { keywords, p }) {
    const pattern = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`
    return db
      .selectFrom('redirect')
      .select(['id', 'from_path', 'to_path', 'code', 'hits'])
      .where((where) => where.or([where('from_path', 'ilike', pattern), where('to_path', 'ilike', pattern)]))
      .orderBy('from_path')
      .limit(100)
      .offset((p - 1) * 100)
      .execute()
  },
})

/** GET /api/users */
import { sql } from 'kysely'
import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { userRow } from '../accounts.ts'
import { givenRole, userRowView, type Pagination } from '../schema.ts'

/**
 * Lists users, newest first (F-USER-03). Who may not change users sees customers only. Extra key: `pagination`.
 */
export const listUsers = operation({
  name: 'users.list',
  summary: 'Users with role, state and last visit; searched by name and email address.',
  method: 'GET',
  path: '/api/users',
  capability: 'users.read',
  input: z.strictObject({
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    keywords: z.string().trim().max(100).default(''),
    role: givenRole.optional(),
  }),
  output: z.array(userRowView),
  async run({ db, viewer }, { p, limit, keywords, role }) {
    let query = db.selectFrom('user_account')
    if (!viewer.can('users.write')) query = query.where('role', '=', 'member')
    if (role) query = query.where('role', '=', role)
    if (keywords) {
      const pattern = `%${keywords.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
      query = query.where((where) =>
        where.or([where(sql<string>`lower(name)`, 'like', pattern), where('email', 'like', pattern)]),
      )
    }
    const { total } = await query
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await query
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((p - 1) * limit)
      .execute()
    const pagination: Pagination = {
      p,
      limit,
      total: Number(total),
      pages: Math.max(1, Math.ceil(Number(total) / limit)),
    }
    return new Reply(rows.map(userRow), { extra: { pagination } })
  },
})

/** Users for the search call: found by name and email address, by those who may see users. */
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import type { Viewer } from '#platform/viewer.ts'

export interface FoundUser {
  id: string
  title: string
  description: string
  image: string | null
  url: string
}

function visibleUsers(db: Db, viewer: Viewer) {
  const all = db.selectFrom('user_account')
  // Who may not change users sees customers only.
  return viewer.can('users.write') ? all : all.where('role', '=', 'member')
}

const toFound = (row: { id: string; name: string; email: string; avatar: string | null }): FoundUser => ({
  id: row.id,
  title: row.name,
  description: row.email,
  image: row.avatar,
  url: '/user/users',
})

/** The caller has checked `users.read`. */
export async function searchUsers(
  db: Db,
  viewer: Viewer,
  { keywords, p, limit }: { keywords: string; p: number; limit: number },
): Promise<{ items: FoundUser[]; pagination: { p: number; pages: number; limit: number; total: number } }> {
  const pattern = `%${keywords.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = visibleUsers(db, viewer).where(
    sql<SqlBool>`(lower(name) like ${pattern} or lower(email) like ${pattern})`,
  )
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'name', 'email', 'avatar'])
    .orderBy(inTitleOrder(sql`name`))
    .orderBy('id')
    .limit(limit)
    .offset((p - 1) * limit)
    .execute()
  return {
    items: rows.map(toFound),
    pagination: { p, pages: Math.max(1, Math.ceil(total / limit)), limit, total },
  }
}

export async function usersByIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<FoundUser[]> {
  if (ids.length === 0) return []
  const rows = await visibleUsers(db, viewer)
    .select(['id', 'name', 'email', 'avatar'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toFound(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What lists and searches show of published posts. */
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { PostSummary } from '../schema.ts'

/** What lists show of those posts, in that order; a post that is gone is left out. */
export async function summariesOf(db: Db, ids: readonly string[]): Promise<PostSummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('live')
    .leftJoin('category as c', (join) => join.onRef('c.id', '=', 'live.category_id'))
    .select([
      'live.post_id as id',
      'live.type',
      'live.title',
      'live.description',
      'live.url',
      'live.image',
      'live.status',
      'live.tags',
      'live.category_id',
      'c.slug as category_slug',
      'c.title as category_title',
      'live.parent_id',
      'live.created_by',
      'live.publish_at',
      'live.updated_at',
    ])
    .where(sql<boolean>`live.post_id = any(${ids}::uuid[])`)
    .execute()
  const byId = new Map(
    rows.map(({ category_id: categoryId, ...row }): [string, PostSummary] => [
      row.id,
      {
        ...row,
        status: 'published',
        category: categoryId,
        created_by_name: null,
        version: 0,
        has_changes: false,
        publish_at: row.publish_at.toISOString(),
        unpublish_at: null,
        trashed_at: null,
        updated_at: row.updated_at.toISOString(),
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

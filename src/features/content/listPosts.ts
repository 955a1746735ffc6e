/** Lists of posts as visitors see them. */
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/context.ts'
import { isId, visibleNow } from './readPost.ts'
import type { ListSort, Pagination, PostList, PostSummary } from './schema.ts'

export interface LiveQuery {
  type?: string
  /** Id or slug. */
  category?: string
  tag?: string
  /** The id of an entry of an own taxonomy. */
  term?: string
  keywords?: string
  page?: number
  limit?: number
  sort?: ListSort
  /** Leaves out this post. */
  except?: string
  now?: Date
}

export function paginationOf(total: number, p: number, limit: number): Pagination {
  return { p, pages: Math.max(1, Math.ceil(total / limit)), limit, total }
}

/** A query for PostgreSQL's full text: every word must occur, the last one as the start of a word. */
export function searchQuery(keywords: string): string | null {
  const words = keywords.normalize('NFC').toLowerCase().match(/[\p{L}\p{N}]+/gu)?.slice(0, 12)
  return words?.length ? words.map((word) => `${word.slice(0, 60)}:*`).join(' & ') : null
}

/** Returns published posts that have a page, of one type or of all, newest first. */
export async function listLive(db: Db, siteId: string, query: LiveQuery = {}): Promise<PostList> {
  const { type, category, tag, term, keywords = '', page = 1, limit = 20, sort = 'newest', except, now = new Date() } = query
  const text = searchQuery(keywords)
  let found = db
    .selectFrom('live')
    .leftJoin('category as c', (join) => join.onRef('c.site_id', '=', 'live.site_id').onRef('c.id', '=', 'live.category_id'))
    .where('live.site_id', '=', siteId)
    .where(visibleNow(now))
  found = type ? found.where('live.type', '=', type) : found.where('live.url', '<>', '')
  if (category) found = isId(category) ? found.where('live.category_id', '=', category) : found.where('c.slug', '=', category)
  if (tag) found = found.where(sql<SqlBool>`live.tags @> ${[tag]}::text[]`)
  if (term) found = found.where(sql<SqlBool>`live.terms @> ${[term]}::uuid[]`)
  if (except && isId(except)) found = found.where('live.post_id', '<>', except)
  if (text) found = found.where(sql<SqlBool>`live.search @@ to_tsquery('simple', ${text})`)
  else if (keywords !== '') found = found.where(sql<SqlBool>`false`)
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let ordered = found
    .select([
      'live.post_id as id', 'live.type', 'live.title', 'live.description', 'live.url', 'live.image', 'live.status',
      'live.tags', 'live.category_id', 'c.slug as category_slug', 'c.title as category_title', 'live.parent_id',
      'live.created_by', 'live.publish_at', 'live.updated_at',
    ])
    .limit(limit)
    .offset((page - 1) * limit)
  if (text) ordered = ordered.orderBy(sql`ts_rank(live.search, to_tsquery('simple', ${text}))`, 'desc')
  const isUp = sort === 'title' || sort === 'edited' || sort === 'created' || sort === 'oldest'
  const key = sort.endsWith('title') ? 'live.title' : sort === 'updated' || sort.endsWith('edited') ? 'live.updated_at' : 'live.publish_at'
  ordered = ordered.orderBy(key, isUp ? 'asc' : 'desc')
  const rows = await ordered.orderBy('live.post_id').execute()
  const items: PostSummary[] = rows.map(({ category_id: categoryId, ...row }) => ({
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
  }))
  return { items, pagination: paginationOf(total, page, limit) }
}

/** Lists of posts: what visitors see, and what the dashboard lists by the viewer's rights. */
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { isId, pictureOf, versions, visibleNow } from './readPost.ts'
import { mayReadHidden, seesAllOf } from './rights.ts'
import type { Pagination, PostList, PostStatus, PostSummary } from './schema.ts'

export interface LiveQuery {
  type?: string
  /** Id or slug. */
  category?: string
  tag?: string
  keywords?: string
  page?: number
  limit?: number
  sort?: 'newest' | 'oldest' | 'title' | 'updated'
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
  const { type, category, tag, keywords = '', page = 1, limit = 20, sort = 'newest', except, now = new Date() } = query
  const text = searchQuery(keywords)
  let found = db
    .selectFrom('live')
    .leftJoin('category as c', (join) => join.onRef('c.site_id', '=', 'live.site_id').onRef('c.id', '=', 'live.category_id'))
    .where('live.site_id', '=', siteId)
    .where(visibleNow(now))
  found = type ? found.where('live.type', '=', type) : found.where('live.url', '<>', '')
  if (category) found = isId(category) ? found.where('live.category_id', '=', category) : found.where('c.slug', '=', category)
  if (tag) found = found.where(sql<SqlBool>`live.tags @> ${[tag]}::text[]`)
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
  if (sort === 'title') ordered = ordered.orderBy('live.title')
  else if (sort === 'updated') ordered = ordered.orderBy('live.updated_at', 'desc')
  else ordered = ordered.orderBy('live.publish_at', sort === 'oldest' ? 'asc' : 'desc')
  const rows = await ordered.orderBy('live.post_id').execute()
  const items: PostSummary[] = rows.map(({ category_id: categoryId, ...row }) => ({
    ...row,
    status: 'published',
    category: categoryId,
    version: 0,
    publish_at: row.publish_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
  return { items, pagination: paginationOf(total, page, limit) }
}

export interface DashboardQuery {
  type?: string | undefined
  status?: PostStatus | 'any' | undefined
  category?: string | undefined
  tag?: string | undefined
  keywords?: string | undefined
  p: number
  limit: number
  sort: 'newest' | 'oldest' | 'title' | 'updated'
}

/** Newest versions with drafts, as far as the viewer's rights reach; `any` leaves out the trash. */
export async function listForDashboard(db: Db, siteId: string, viewer: Viewer, query: DashboardQuery, now: Date): Promise<PostList> {
  const { type, status = 'any', category, tag, keywords = '', p, limit, sort } = query
  const types = await db.selectFrom('post_type').select('slug').where('site_id', '=', siteId).execute()
  const fullTypes = types.map((row) => row.slug).filter((slug) => seesAllOf(viewer, slug))
  const ownTypes = types.map((row) => row.slug).filter((slug) => viewer.id !== null && mayReadHidden(viewer, slug, viewer.id))
  let found = versions(db, siteId)
    .leftJoin('live', (join) => join.onRef('live.site_id', '=', 'p.site_id').onRef('live.post_id', '=', 'p.id'))
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .where((where) =>
      where.or([
        sql<SqlBool>`(live.post_id is not null and ${visibleNow(now)})`,
        sql<SqlBool>`p.type = any(${fullTypes}::text[])`,
        sql<SqlBool>`(p.created_by = ${viewer.id}::uuid and p.type = any(${ownTypes}::text[]))`,
      ]),
    )
  if (type) found = found.where('p.type', '=', type)
  found = status === 'trash' ? found.where('p.trashed_at', 'is not', null) : found.where('p.trashed_at', 'is', null)
  if (status === 'published') found = found.where(sql<SqlBool>`(v.status = 'published' or (v.status = 'scheduled' and v.publish_at <= ${now}))`)
  else if (status === 'scheduled') found = found.where('v.status', '=', 'scheduled').where('v.publish_at', '>', now)
  else if (status !== 'any' && status !== 'trash') found = found.where('v.status', '=', status)
  if (category) found = isId(category) ? found.where('v.category_id', '=', category) : found.where('c.slug', '=', category)
  if (tag) found = found.where(sql<SqlBool>`v.tags @> ${[tag]}::text[]`)
  if (keywords.trim() !== '') {
    const pattern = `%${keywords.trim().replace(/[\\%_]/g, '\\$&')}%`
    found = found.where((where) => where.or([where('v.title', 'ilike', pattern), where('v.description', 'ilike', pattern), where('v.url', 'ilike', pattern)]))
  }
  const { total } = await found.clearSelect().select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ordered =
    sort === 'title' ? found.orderBy('v.title')
    : sort === 'oldest' ? found.orderBy('p.created_at')
    : sort === 'updated' ? found.orderBy('p.updated_at', 'desc')
    : found.orderBy(sql`coalesce(v.publish_at, p.updated_at)`, 'desc')
  const rows = await ordered.orderBy('p.id').limit(limit).offset((p - 1) * limit).execute()
  const items = rows.map((row): PostSummary => {
    const isDue = row.status === 'scheduled' && row.publish_at !== null && row.publish_at <= now
    return {
      id: row.id, type: row.type, title: row.title, description: row.description, url: row.url,
      image: pictureOf(row.metas, row.value),
      status: row.trashed_at ? 'trash' : isDue ? 'published' : row.status,
      tags: row.tags, category: row.category_id, category_slug: row.category_slug, category_title: row.category_title,
      parent_id: row.parent_id, created_by: row.created_by, version: row.current_number,
      publish_at: row.publish_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
    }
  })
  return { items, pagination: paginationOf(total, p, limit) }
}

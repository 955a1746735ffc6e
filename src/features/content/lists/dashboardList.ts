/** Posts as the dashboard lists them: newest versions with drafts, as far as the viewer's rights reach, by keyset. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { namesOf } from '#features/people/index.ts'
import type { Db } from '#platform/context.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import type { Viewer } from '#platform/viewer.ts'
import { cursorOf, readCursor } from './listCursor.ts'
import { ownDateOf } from './ownDateOf.ts'
import { listTypes } from '../types/postTypes.ts'
import { writersOf } from '../versions/presence.ts'
import { problem } from '../problems.ts'
import { isId, versions } from '../posts/readPost.ts'
import { pictureOf } from '../documents/extract.ts'
import { visibleNow } from '../live/liveRows.ts'
import { mayReadHidden, seesAllOf } from '../rights.ts'
import { paginationOf, type ListSort, type PostList, type PostStatus, type PostSummary } from '../schema.ts'

export interface DashboardQuery {
  type?: string | undefined
  /** `any` leaves out the trash. */
  status?: PostStatus | 'any' | undefined
  category?: string | undefined
  tag?: string | undefined
  term?: string | undefined
  /** An id, or `me`. */
  created_by?: string | undefined
  keywords?: string | undefined
  after?: string | undefined
  before?: string | undefined
  p: number
  limit: number
  sort: ListSort
}

interface Order {
  key: RawBuilder<unknown>
  /** What the key is in the database. */
  cast: 'timestamptz' | 'text'
  isUp: boolean
}

function orderOf(sort: ListSort): Order {
  if (sort.endsWith('title'))
    return { key: inTitleOrder(sql`lower(v.title)`), cast: 'text', isUp: sort === 'title' }
  if (sort.endsWith('created') || sort === 'oldest')
    return { key: sql`p.created_at`, cast: 'timestamptz', isUp: !sort.startsWith('-') }
  if (sort === 'newest')
    return { key: sql`coalesce(v.publish_at, p.updated_at)`, cast: 'timestamptz', isUp: false }
  return { key: sql`p.updated_at`, cast: 'timestamptz', isUp: sort === 'edited' }
}

/** @throws Problem list.cursor_invalid (400) */
export async function listForDashboard(
  db: Db,
  viewer: Viewer,
  query: DashboardQuery,
  now: Date,
): Promise<PostList> {
  const { p, limit, before, after } = query
  const order = orderOf(query.sort)
  const found = await filtered(db, viewer, query, now)
  const cursor = before ?? after
  const isUp = order.isUp !== (before !== undefined)
  const direction = isUp ? 'asc' : 'desc'
  let page = found
    .select((select) => [
      sql<string>`(${order.key})::text`.as('sort_key'),
      'live.version_id as live_version_id',
      // What waits for its first time has a row there already.
      sql<boolean | null>`live.publish_at <= ${now}`.as('is_live'),
      select
        .exists(
          select
            .selectFrom('post_version as w')
            .select('w.id')
            .whereRef('w.post_id', '=', 'p.id')
            .where('w.is_working', '=', true),
        )
        .as('has_working'),
    ])
    .orderBy(order.key, direction)
    .orderBy('p.id', direction)
    .limit(limit + 1)
  if (cursor === undefined) page = page.offset((p - 1) * limit)
  else {
    const [key, id] = readCursor(cursor)
    const isBeyond = isUp ? sql`>` : sql`<`
    page = page.where(
      sql<SqlBool>`(${order.key}, p.id) ${isBeyond} (${key}::${sql.raw(order.cast)}, ${id}::uuid)`,
    )
  }
  const [{ total }, rows] = await Promise.all([
    found
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    page.execute().catch(invalidCursor),
  ])
  const hasMore = rows.length > limit
  const shown = rows.slice(0, limit)
  if (before !== undefined) shown.reverse()
  const [names, writers, ownDate] = await Promise.all([
    namesOf(
      db,
      shown.flatMap((row) => row.created_by ?? []),
    ),
    writersOf(
      db,
      shown.map((row) => row.id),
      now,
    ),
    query.type === undefined ? undefined : ownDateIn(db, query.type),
  ])
  const items = shown.map((row): PostSummary => {
    const isDue = row.status === 'scheduled' && row.publish_at !== null && row.publish_at <= now
    return {
      id: row.id,
      type: row.type,
      title: row.title,
      description: row.description,
      url: row.url,
      image: pictureOf(row.metas, row.value),
      status: row.trashed_at ? 'trash' : isDue ? 'published' : row.status,
      tags: row.tags,
      category: row.category_id,
      category_slug: row.category_slug,
      category_title: row.category_title,
      parent_id: row.parent_id,
      created_by: row.created_by,
      created_by_name: (row.created_by && names.get(row.created_by)?.name) || null,
      version: row.current_number,
      has_changes:
        row.is_live === true && (row.has_working === true || row.live_version_id !== row.version_id),
      publish_at: row.publish_at?.toISOString() ?? null,
      unpublish_at: row.unpublish_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
      trashed_at: row.trashed_at?.toISOString() ?? null,
      writer: writers.get(row.id) ?? null,
      ...(ownDate && { own_date: row.metas.find(({ name }) => name === ownDate.name)?.value || null }),
    }
  })
  const first = shown[0]
  const last = shown.at(-1)
  const cameFrom = before !== undefined ? hasMore : after !== undefined || p > 1
  const goesOn = before !== undefined || hasMore
  return {
    items,
    pagination: {
      ...paginationOf(total, p, limit),
      next: last && goesOn ? cursorOf(last.sort_key, last.id) : null,
      previous: first && cameFrom ? cursorOf(first.sort_key, first.id) : null,
    },
  }
}

const ownDateIn = async (db: Db, slug: string) =>
  ownDateOf((await listTypes(db)).find((type) => type.slug === slug)?.fields ?? [])

/** All of the words, the last one also as the start of one. */
const wordsAsked = (keywords: string): RawBuilder<unknown> =>
  sql`(plainto_tsquery('plinth', ${keywords.trim().replace(/\S+$/, '')}) && to_tsquery('plinth',
    ${`'${(/\S+$/.exec(keywords.trim())?.[0] ?? '').replace(/['\\]/g, '')}':*`}))`

/** Texts of blocks, whatever their setting is called, that hold the keywords as they are. */
const textPath = (keywords: string): string =>
  `strict $[*].**.state.** ? (@.type() == "string" && @ like_regex ${JSON.stringify(keywords.trim())} flag "iq")`

async function filtered(db: Db, viewer: Viewer, query: DashboardQuery, now: Date) {
  const { type, status = 'any', category, tag, term, created_by: createdBy, keywords = '' } = query
  let found = versions(db)
    .leftJoin('live', (join) => join.onRef('live.post_id', '=', 'p.id'))
    .where('v.is_working', '=', false)
  // Who sees all of the type needs no look at what is live: the count stays on one index.
  if (type && seesAllOf(viewer, type)) found = found.whereRef('v.number', '=', 'p.current_number')
  else {
    const types = await db.selectFrom('post_type').select('slug').execute()
    const fullTypes = types.map((row) => row.slug).filter((slug) => seesAllOf(viewer, slug))
    const ownTypes = types
      .map((row) => row.slug)
      .filter((slug) => viewer.id !== null && mayReadHidden(viewer, slug, viewer.id))
    // Of posts of others the published version is listed, not what is being made of it.
    const isReadable = sql<SqlBool>`(p.type = any(${fullTypes}::text[]) or (p.created_by is not distinct from ${viewer.id}::uuid and p.type = any(${ownTypes}::text[])))`
    found = found.where((where) =>
      where.or([
        sql<SqlBool>`(v.number = p.current_number and ${isReadable})`,
        sql<SqlBool>`(v.id = live.version_id and ${visibleNow(now)} and not ${isReadable})`,
      ]),
    )
  }
  if (type) found = found.where('p.type', '=', type)
  found =
    status === 'trash' ? found.where('p.trashed_at', 'is not', null) : found.where('p.trashed_at', 'is', null)
  if (status === 'published')
    found = found.where(
      sql<SqlBool>`(v.status = 'published' or (v.status = 'scheduled' and v.publish_at <= ${now}))`,
    )
  else if (status === 'scheduled')
    found = found.where('v.status', '=', 'scheduled').where('v.publish_at', '>', now)
  else if (status !== 'any' && status !== 'trash') found = found.where('v.status', '=', status)
  if (category === 'none') found = found.where('v.category_id', 'is', null)
  else if (category)
    found = isId(category)
      ? found.where('v.category_id', '=', category)
      : found.where('c.slug', '=', category)
  if (tag) found = found.where(sql<SqlBool>`v.tags @> ${[tag]}::text[]`)
  if (term) found = found.where(sql<SqlBool>`v.terms @> ${[term]}::uuid[]`)
  if (createdBy) found = found.where('p.created_by', '=', createdBy === 'me' ? viewer.id : createdBy)
  if (keywords.trim() !== '') {
    const pattern = `%${keywords.trim().replace(/[\\%_]/g, '\\$&')}%`
    found = found.where((where) =>
      where.or([
        where('v.title', 'ilike', pattern),
        where('v.description', 'ilike', pattern),
        where('v.url', 'ilike', pattern),
        sql<SqlBool>`(v.id = live.version_id and exists (select 1 from live_text where live_text.post_id = p.id
          and live_text.body @@ ${wordsAsked(keywords)}))`,
        // Of what is not published there is no index: these are few.
        sql<SqlBool>`(v.id is distinct from live.version_id
          and jsonb_path_exists(v.value, ${textPath(keywords)}::jsonpath))`,
      ]),
    )
  }
  return found
}

/** 22007: the key of a cursor is no time; it was made for another order. */
function invalidCursor(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '22007')
    throw problem('list.cursor_invalid')
  throw error
}

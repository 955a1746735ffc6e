/** Lists of published posts as visitors see them: quick on any page of 100,000 (F-PUB-04, F-PUB-05). */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/context.ts'
import { showing } from '#platform/database/shown.ts'
import { inTitleOrder } from '#platform/database/titleOrder.ts'
import { currentTag } from '#platform/language/current.ts'
import { countLive } from '../live/countLive.ts'
import { liveWhere, termTreeMark, visibleNow, type LiveFilter } from '../live/liveRows.ts'
import { summariesOf } from '../live/liveSummaries.ts'
import { deepPlaces, placeEvery, type ListPlace } from './deepPlaces.ts'
import { cursorOf, readCursor } from './listCursor.ts'
import { problem } from '../problems.ts'
import { isId } from '../posts/readPost.ts'
import { paginationOf, type ListSort, type Pagination, type PostList, type PostSummary } from '../schema.ts'
import { rankPublished } from '../search/searchPublished.ts'
import { ofType, postsShown } from '../live/shown.ts'

export interface LiveQuery {
  type?: string | undefined
  /** Id or slug. */
  category?: string | undefined
  tag?: string | undefined
  /** The id of an entry of an own taxonomy. */
  term?: string | undefined
  /** Finds and orders by how well posts fit instead. */
  keywords?: string | undefined
  page?: number
  limit?: number
  sort?: ListSort
  /** Goes on after this place of the list (`pagination.next`) instead of at a page. */
  after?: string | undefined
  /** Leaves out this post. */
  except?: string
  now?: Date
}

/** Pages further on than this are read from the end where that is nearer. */
const deepPage = 100

/** Returns published posts of one type, or of all that have a page, newest first. */
export async function listLive(db: Db, query: LiveQuery = {}): Promise<PostList> {
  return showing(
    [postsShown],
    () => readList(db, query),
    () => [query.type ? ofType(query.type) : postsShown.all],
  )
}

async function readList(db: Db, query: LiveQuery): Promise<PostList> {
  const { keywords = '', page = 1, limit = 20, sort = 'newest', after, now = new Date() } = query
  if (keywords === '' && after === undefined) {
    const { ids, total } = await liveIds(db, query)
    return finished(await summariesOf(db, ids), paginationOf(total, page, limit), sort)
  }
  const filter = await filterOf(db, query)
  if (!filter) return { items: [], pagination: paginationOf(0, page, limit) }
  if (keywords !== '') {
    const { ids, total } = await rankPublished(db, { ...filter, keywords, page, limit, now })
    return { items: await summariesOf(db, ids), pagination: paginationOf(total, page, limit) }
  }
  return listAfter(db, placeOf(query, filter), after ?? '')
}

/** As listLive without words, but only which posts are on the page, and how many there are in all. */
export async function liveIds(db: Db, query: LiveQuery): Promise<{ ids: string[]; total: number }> {
  return showing(
    [postsShown],
    () => readIds(db, query),
    () => [query.type ? ofType(query.type) : postsShown.all],
  )
}

async function readIds(db: Db, query: LiveQuery): Promise<{ ids: string[]; total: number }> {
  const { page = 1, limit = 20, now = new Date() } = query
  const filter = await filterOf(db, query)
  if (!filter) return { ids: [], total: 0 }
  const place = placeOf(query, filter)
  const offset = (page - 1) * limit
  if (page <= deepPage) {
    const [ids, total] = await Promise.all([idsAt(db, { ...place, offset }), countLive(db, filter, now)])
    return { ids, total }
  }
  const [total, places] = await Promise.all([
    countLive(db, filter, now),
    deepPlaces(db, JSON.stringify([filter, place.sort, place.except, currentTag()]), () =>
      placesOf(db, place),
    ),
  ])
  const nearest = places?.[Math.floor(offset / placeEvery) - 1]
  if (nearest) {
    const beyond = beyondPlace(place.sort, nearest)
    return { ids: await idsAt(db, { ...place, beyond, offset: offset % placeEvery }), total }
  }
  if (offset >= total) return { ids: [], total }
  const fromEnd = total - offset - limit
  const isNearEnd = fromEnd < offset && query.except === undefined
  const ids = isNearEnd
    ? await idsAt(db, {
        ...place,
        offset: Math.max(0, fromEnd),
        limit: Math.min(limit, total - offset),
        isReversed: true,
      })
    : await idsAt(db, { ...place, offset })
  return { ids: isNearEnd ? ids.toReversed() : ids, total }
}

/** Null where the category does not exist. */
async function filterOf(db: Db, { type, category, tag, term }: LiveQuery): Promise<LiveFilter | null> {
  const ids = category ? await categoryIds(db, category) : undefined
  return ids?.length === 0 ? null : { type, category: ids, tag: tag ?? (term && termTreeMark(term)) }
}

function placeOf(
  { sort = 'newest', limit = 20, except, now = new Date() }: LiveQuery,
  filter: LiveFilter,
): Place {
  return { filter, sort, limit, except: except && isId(except) ? except : null, now }
}

interface Place {
  filter: LiveFilter
  sort: NonNullable<LiveQuery['sort']>
  limit: number
  except: string | null
  now: Date
}

function finished(items: PostSummary[], pagination: Pagination, sort: ListSort): PostList {
  const last = items.length === pagination.limit ? items.at(-1) : undefined
  return {
    items,
    pagination:
      last?.publish_at && sort === 'newest'
        ? { ...pagination, next: cursorOf(last.publish_at, last.id) }
        : pagination,
  }
}

/** @throws Problem list.cursor_invalid where `after` is no place of a list from newest to oldest */
async function listAfter(db: Db, place: Place, after: string): Promise<PostList> {
  const [time, id] = readCursor(after)
  const moment = new Date(time)
  if (Number.isNaN(moment.getTime()) || place.sort !== 'newest') throw problem('list.cursor_invalid')
  const beyond = beyondPlace(place.sort, { key: moment.toISOString(), id })
  const [ids, total] = await Promise.all([
    idsAt(db, { ...place, offset: 0, beyond }),
    countLive(db, place.filter, place.now),
  ])
  return finished(await summariesOf(db, ids), paginationOf(total, 1, place.limit), place.sort)
}

/** Which index a list is read from, and in which direction. */
function orderOf(sort: ListSort): { key: RawBuilder<unknown>; isUp: boolean; isByTime: boolean } {
  const isUp = sort === 'title' || sort === 'edited' || sort === 'created' || sort === 'oldest'
  if (sort.endsWith('title')) return { key: inTitleOrder(sql`live.title`), isUp, isByTime: false }
  if (sort === 'updated' || sort.endsWith('edited'))
    return { key: sql`live.updated_at`, isUp, isByTime: false }
  return { key: sql`live.publish_at`, isUp, isByTime: true }
}

interface Order {
  key: RawBuilder<unknown>
  keyType: RawBuilder<unknown>
  isUp: boolean
  isIdUp: boolean
}

function orderFor(sort: ListSort, isReversed = false): Order {
  const { key, isUp: isRising } = orderOf(sort)
  const isUp = isRising !== isReversed
  // Each index ends in the id, rising, also behind a falling key; in the other direction all of it is read backwards.
  return {
    key,
    keyType: sort.endsWith('title') ? sql`text` : sql`timestamptz`,
    isUp,
    isIdUp: isUp === sort.endsWith('title'),
  }
}

function orderBy({ key, isUp, isIdUp }: Order): RawBuilder<unknown> {
  return sql`${key} ${isUp ? sql`asc` : sql`desc`}, live.post_id ${isIdUp ? sql`asc` : sql`desc`}`
}

/** What is after a place of the list. */
function beyondPlace(sort: ListSort, { key: text, id }: ListPlace): RawBuilder<unknown> {
  const { key, keyType, isUp, isIdUp } = orderFor(sort)
  const [orEqual, strictly] = isUp ? [sql`>=`, sql`>`] : [sql`<=`, sql`<`]
  return sql`${key} ${orEqual} ${text}::${keyType} and (${key} ${strictly} ${text}::${keyType} or live.post_id ${isIdUp ? sql`>` : sql`<`} ${id}::uuid)`
}

async function placesOf(db: Db, place: Place): Promise<ListPlace[]> {
  const order = orderFor(place.sort)
  const { rows } = await sql<ListPlace>`
    select key::text, post_id as id from (
      select ${order.key} as key, live.post_id, row_number() over (order by ${orderBy(order)}) as number from ${rowsOf(place)}) as numbered
    where number % ${placeEvery} = 0 order by number`.execute(db)
  return rows
}

/** Reads indexes only: the rows themselves are read for the posts that are shown. */
async function idsAt(
  db: Db,
  {
    offset,
    beyond,
    isReversed = false,
    ...place
  }: Place & { offset: number; beyond?: RawBuilder<unknown>; isReversed?: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ post_id: string }>`
    select live.post_id from ${rowsOf(place)} ${beyond ? sql`and ${beyond}` : sql``}
    order by ${orderBy(orderFor(place.sort, isReversed))} limit ${place.limit} offset ${offset}`.execute(db)
  return rows.map((row) => row.post_id)
}

function rowsOf({ filter, sort, except, now }: Place): RawBuilder<unknown> {
  const { tag, category } = filter
  const isByTag = tag !== undefined && !category && orderOf(sort).isByTime
  const from = isByTag
    ? sql`live_tag as live where live.tag = ${tag} and ${filter.type ? sql`live.type = ${filter.type}` : sql`live.url <> ''`}`
    : sql`live where ${liveWhere(filter)}`
  return sql`${from} and ${visibleNow(now)} ${except === null ? sql`` : sql`and live.post_id <> ${except}::uuid`}`
}

/** A category by id or by its word, and all that stand below it; empty where there is none. */
export async function categoryIds(db: Db, given: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id, 0 as depth from category where ${isId(given) ? sql`id = ${given}::uuid` : sql`taxonomy = 'category' and slug = ${given}`}
      union all select c.id, below.depth + 1 from category c join below on c.parent_id = below.id where below.depth < ${deepestCategory})
    select distinct id from below`.execute(db)
  return rows.map(({ id }) => id)
}

/** A tree that somebody bent into a ring ends here. */
const deepestCategory = 20

/**
 * Full-text search over published posts and its ranking: titles first, then what texts mention. Its work is bounded however often a
 * word occurs, so that a search takes milliseconds among 100,000 posts (A-29, F-SRCH-01).
 */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/context.ts'
import { runBatch } from '#platform/database/batch.ts'
import { liveCount } from '../live/countLive.ts'
import { oneOf, type LiveFilter } from '../live/liveRows.ts'
import { anyOf, knownWords, queryOf, reachOf, searchQuery, wordsOf } from './searchWords.ts'
import { isUnspaced } from './unspaced.ts'

export interface LiveSearch extends LiveFilter {
  keywords: string
  page: number
  limit: number
  now: Date
}

export interface Found {
  ids: string[]
  /** Of those that can be paged through: at most 300 by title and 100 by text. */
  total: number
  /** More fit than can be paged through: another word narrows them. */
  hasMore: boolean
  /** What was searched instead, where a word was mistyped. */
  corrected: string | null
}

const maxTitles = 300
const maxMentions = 100
/** Where this many titles fit, texts are not searched as well. */
const enoughTitles = 50
/** How far back the newest posts are looked through for words that very many of them hold; small lists always are. */
const lookedThrough = { titles: 20_000, texts: 6000 }
/** Where more titles than this are likely to fit, the newest that do are taken instead of the best of all. */
const manyTitles = 5000
/** From this part of all texts on likewise. */
const commonInTexts = 0.015

export async function rankPublished(db: Db, search: LiveSearch): Promise<Found> {
  const { keywords, page, limit } = search
  const typed = wordsOf(keywords)
  if (typed.length === 0) return { ids: [], total: 0, hasMore: false, corrected: null }
  const [known, [all], [part]] = await runBatch(
    db,
    knownWords(typed),
    liveCount({}, search.now),
    liveCount(search, search.now),
  )
  const whole = all?.total ?? 0
  const { words, corrected } = await searchQuery(db, typed, known)
  const likely = (share: 'share' | 'titleShare') =>
    words.reduce((product, word) => product * reachOf(word, share), 1)
  const fitting = sql`found.publish_at <= ${search.now}
    and (found.unpublish_at is null or found.unpublish_at > ${search.now})${filterOf(search)}`
  const newest = (table: RawBuilder<unknown>, count: number) =>
    sql`(select * from ${table} as found where ${fitting} order by found.publish_at desc, found.post_id limit ${count}) as found where true`
  // "is true" keeps the planner from reading an index of all posts of the type as well: the words find few.
  const indexed = (table: RawBuilder<unknown>) => sql`${table} as found where (${fitting}) is true`
  const isSmall = (part?.total ?? whole) <= lookedThrough.texts
  const isCommonTitle = isSmall || likely('titleShare') * whole > manyTitles
  const isCommonText = isSmall || likely('share') >= commonInTexts
  const [titleTable, textTable] = [sql`live_title`, sql`live_text`]
  const { rows } = await sql<{ post_id: string | null; titles: number; mentions: number }>`
    with asked as materialized (
      select ${queryOf(words, 'titleShare')} as title, ${queryOf(words, 'share')} as body),
    titled as materialized (
      select found.post_id, found.publish_at, found.title from ${isCommonTitle ? newest(titleTable, lookedThrough.titles) : indexed(titleTable)}
        and found.title @@ (select title from asked) ${isCommonTitle ? sql`` : sql`order by found.publish_at desc`} limit ${maxTitles}),
    size as materialized (select count(*) as titles from titled),
    mentioned as materialized (
      select found.post_id, found.publish_at, found.body from ${isCommonText ? newest(textTable, lookedThrough.texts) : indexed(textTable)}
        and (select titles from size) < ${enoughTitles}
        and found.body @@ (select body from asked) and found.post_id not in (select post_id from titled) limit ${maxMentions}),
    ranked as (
      select post_id, 1 as tier, ts_rank(title, (select title from asked), 2) as rank, publish_at from titled
      union all select post_id, 2, ts_rank(body, (select body from asked)), publish_at from mentioned),
    shown as (select * from ranked order by tier, rank desc, publish_at desc, post_id limit ${limit} offset ${(page - 1) * limit})
    select size.titles, (select count(*) from mentioned) as mentions, shown.post_id from size left join shown on true
    order by shown.tier, shown.rank desc, shown.publish_at desc, shown.post_id`.execute(db)
  const { titles = 0, mentions = 0 } = rows[0] ?? {}
  return {
    ids: rows.flatMap((row) => row.post_id ?? []),
    total: titles + mentions,
    hasMore: titles >= maxTitles || mentions >= maxMentions,
    corrected,
  }
}

function filterOf({ type, category, tag }: LiveFilter) {
  return sql`${type ? sql` and found.type = ${type}` : sql``}${category ? sql` and found.category_id ${oneOf(category)}` : sql``}
    ${tag ? sql`and exists (select 1 from live_tag t where t.post_id = found.post_id and t.tag = ${tag})` : sql``}`
}

const fileEndings = new Set(['html', 'htm', 'php', 'asp', 'aspx', 'jsp', 'index'])

/** Published pages whose title holds any of the words (of three letters or more, of two in scripts without spaces), the best first. */
export async function searchAnyWord(
  db: Db,
  { keywords, limit, now }: { keywords: string; limit: number; now: Date },
): Promise<{ id: string; title: string; url: string }[]> {
  const words = wordsOf(keywords)
    .filter((word) => word.length > (isUnspaced(word) ? 1 : 2) && !fileEndings.has(word))
    .slice(-5)
  if (words.length === 0) return []
  const { rows } = await sql<{ id: string; title: string; url: string }>`
    with asked as materialized (select ${anyOf(words)} as words),
    titled as materialized (
      select post_id, title, publish_at from live_title as found
      where (publish_at <= ${now} and (unpublish_at is null or unpublish_at > ${now})) is true
        and title @@ (select words from asked) limit ${maxTitles}),
    best as (
      select post_id, ts_rank(title, (select words from asked)) as rank, publish_at from titled
      order by rank desc, publish_at desc limit ${limit})
    select live.post_id as id, live.title, live.url from best join live on live.post_id = best.post_id
    order by best.rank desc, best.publish_at desc`.execute(db)
  return rows
}

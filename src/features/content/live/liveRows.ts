/** Rows of `live` that belong to a list, and which of them visitors see now: the conditions that every query of visitors is made of. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Visitors see what is published or due, and not yet over. */
export function visibleNow(now: Date) {
  return sql<boolean>`live.status in ('published', 'scheduled') and live.publish_at <= ${now}
    and (live.unpublish_at is null or live.unpublish_at > ${now})`
}

export interface LiveFilter {
  type?: string | undefined
  /** Ids of a category and of all that stand below it. */
  category?: readonly string[] | undefined
  /** A tag, or one of both marks of an entry of an own taxonomy. */
  tag?: string | undefined
}

/** Entries of own taxonomies are among the tags of live posts: this one says that a post is filed under it. */
export function termMark(term: string): string {
  return `~${term}`
}

/** As termMark: that a post is filed under it or under an entry below it. */
export function termTreeMark(term: string): string {
  return `^${term}`
}

/** As one value where there is one: so an index gives its rows in their order. */
export function oneOf(ids: readonly string[]): RawBuilder<unknown> {
  return ids.length === 1 ? sql`= ${ids[0]}::uuid` : sql`= any(${[...ids]}::uuid[])`
}

/** The rows that belong to a list, whether they are visible now or not. */
export function liveWhere({ type, category, tag }: LiveFilter) {
  return sql<SqlBool>`${type ? sql`live.type = ${type}` : sql`live.url <> ''`}
    ${category ? sql`and live.category_id ${oneOf(category)}` : sql``}
    ${tag ? sql`and exists (select 1 from live_tag t where t.post_id = live.post_id and t.tag = ${tag})` : sql``}`
}

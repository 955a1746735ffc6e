/** Tags are words on posts: counted, renamed, merged and taken off everywhere at once (F-TAX-02, F-TAX-03). */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { oneAtATime } from '#platform/database/oneAtATime.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { problem } from '../problems.ts'
import { addRedirect, freeUrl } from '../urls/redirects.ts'
import { noteRemoval } from './removals.ts'
import { slugOf } from '../urls/urls.ts'

export interface TagView {
  tag: string
  slug: string
  /** Posts that have it in their newest version, published or not. */
  count: number
}

export async function listTags(db: Db): Promise<TagView[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*) as count
    from post p join post_version v on v.post_id = p.id and v.number = p.current_number and not v.is_working,
      unnest(v.tags) as tag
    where p.trashed_at is null
    group by tag order by lower(tag), tag`.execute(db)
  return rows.map((row) => ({ ...row, slug: slugOf(row.tag) }))
}

/**
 * Tags in the spelling that published posts have already, where only the case differs (F-TAX-02); each once. Who brings a
 * tag that nobody has waits for whoever brings the same one at that moment.
 */
export async function inKnownSpelling(db: Db, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return []
  let spellings = await knownSpellings(db, tags)
  const unknown = tags.filter((tag) => !spellings.has(tag)).map((tag) => tag.toLowerCase())
  if (unknown.length > 0) {
    // One after the other in one order, so that no two wait for each other.
    for (const word of [...new Set(unknown)].toSorted()) await oneAtATime(db, `tag ${word}`)
    spellings = await knownSpellings(db, tags)
  }
  const first = new Map<string, string>()
  for (const tag of tags) {
    const known = spellings.get(tag) ?? tag
    const folded = known.toLowerCase()
    if (!first.has(folded)) first.set(folded, known)
  }
  return [...first.values()]
}

/** By the tag as it was asked for. */
async function knownSpellings(db: Db, tags: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ asked: string; tag: string }>`
    select asked.tag as asked, known.tag from unnest(${[...tags]}::text[]) as asked (tag)
      cross join lateral (select tag from live_tag where lower(live_tag.tag) = lower(asked.tag)
        and left(live_tag.tag, 1) not in ('~', '^') order by tag limit 1) as known`.execute(db)
  return new Map(rows.map((row) => [row.asked, row.tag]))
}

/**
 * Renames a tag on every post; where there is one of the new name, the two are merged. Its old URL leads to the new.
 * @throws Problem tag.missing
 */
export async function renameTag(
  platform: Platform,
  tag: string,
  wanted: string,
): Promise<{ tag: string; slug: string; count: number; undo: string }> {
  // Another case of its own name is a name; one of another tag is that tag.
  const isOwnName = wanted.toLowerCase() === tag.toLowerCase()
  const [to = wanted] = isOwnName ? [wanted] : await inKnownSpelling(platform.db, [wanted])
  return { ...(await change(platform, tag, to)), slug: slugOf(to) }
}

/** Takes a tag off every post. @throws Problem tag.missing */
export async function removeTag(
  platform: Platform,
  tag: string,
): Promise<{ tag: string; count: number; undo: string }> {
  return change(platform, tag, null)
}

async function change(
  platform: Platform,
  tag: string,
  to: string | null,
): Promise<{ tag: string; count: number; undo: string }> {
  return platform.transaction(async (db) => {
    const count = (await listTags(db)).find((one) => one.tag === tag)?.count ?? 0
    const isKnown = await db
      .selectFrom('post_version')
      .select('id')
      .where(sql<boolean>`tags @> array[${tag}]::text[]`)
      .limit(1)
      .executeTakeFirst()
    if (!isKnown) throw problem('tag.missing', { tag: tag.slice(0, 80) })
    if (to === tag) return { tag, count, undo: '' }
    const hasOther = to !== null && slugOf(to) !== slugOf(tag)
    const undo = await noteRemoval(platform, db, {
      tag,
      ...(hasOther ? { redirected: `/p/tag/${slugOf(tag)}` } : {}),
    })
    for (const table of ['post_version', 'live']) {
      await sql`update ${sql.table(table)} set tags = array(
          select renamed from (
            select case when word = ${tag} then ${to}::text else word end as renamed, min(place) as place
            from unnest(tags) with ordinality as one (word, place) where word <> ${tag} or ${to}::text is not null group by 1) as kept
          order by place)
        where tags @> array[${tag}]::text[]`.execute(db)
    }
    if (hasOther) {
      await freeUrl(db, `/p/tag/${slugOf(to)}`)
      await addRedirect(platform, db, {
        from: `/p/tag/${slugOf(tag)}`,
        to: `/p/tag/${slugOf(to)}`,
        code: 301,
      })
    }
    await dropAllCachedPages(db, 'content')
    return { tag: to ?? tag, count, undo }
  })
}

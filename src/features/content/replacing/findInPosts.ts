/** Where words stand in all posts that the viewer may change, with what is around them. */
import { sql, type SqlBool } from 'kysely'
import { passagesIn, type WordQuery } from '#blocks/findWords.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { versions } from '../posts/readPost.ts'
import type { SaveContext } from '../posts/savePost.ts'
import { mayPublish, mayWrite } from '../rights.ts'
import { listTypes } from '../types/postTypes.ts'
import { writersOf } from '../versions/presence.ts'
import { wordMetas, type WrittenType } from './metaTexts.ts'
import { textsOf } from './postTexts.ts'
import { type FoundPost, maxPlaces, maxPosts, type WordInput } from './replacingSchema.ts'
import { replacing } from './texts/replacing.ts'

/** So many versions are read at once. */
const batch = 100

export const queryOf = ({ find, match_case, whole_words }: WordInput): WordQuery => ({
  words: find,
  isCaseSensitive: match_case,
  isWhole: whole_words,
  leavesUrlsAndEmails: true,
})

/** `isCut`: there is more than one replacement takes. */
export async function findInPosts(
  context: SaveContext,
  input: WordInput,
): Promise<{ posts: FoundPost[]; isCut: boolean }> {
  const posts: FoundPost[] = []
  const types = await listTypes(context.db)
  let places = 0
  for (let last: { at: Date; id: string } | null = null; ;) {
    const rows = await candidates(context, input.find, last)
    for (const row of rows) {
      if (!mayWrite(context.viewer, row.type, row.created_by)) continue
      const type = types.find(({ slug }) => slug === row.type)
      const found = type ? placesOf(context, row, type, queryOf(input)) : []
      if (found.length === 0) continue
      if (posts.length >= maxPosts || places + found.length > maxPlaces)
        return { posts: await withReasons(context, posts), isCut: true }
      places += found.length
      posts.push({
        id: row.id,
        version: row.current_number,
        type: row.type,
        title: row.title,
        url: row.url,
        status: row.status,
        is_live: row.is_live,
        has_changes: row.has_changes,
        reason: row.is_public && !mayPublish(context.viewer, row.type) ? replacing.may_not_publish : '',
        places: found,
      })
    }
    const end = rows.at(-1)
    if (rows.length < batch || !end) return { posts: await withReasons(context, posts), isCut: false }
    last = { at: end.updated_at, id: end.id }
  }
}

/** Newest versions that may hold the words, the last edited first: of rich text without its tags. */
function candidates({ db, clock }: SaveContext, find: string, last: { at: Date; id: string } | null) {
  let rows = versions(db)
    .leftJoin('live', 'live.post_id', 'p.id')
    .select([
      sql<boolean>`live.post_id is not null`.as('is_public'),
      sql<boolean>`coalesce(live.publish_at <= ${clock.now()}, false)`.as('is_live'),
      sql<boolean>`coalesce(live.publish_at <= ${clock.now()} and live.version_id <> v.id, false)`.as(
        'has_changes',
      ),
    ])
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .where('p.trashed_at', 'is', null)
    // Files have a screen of their own.
    .where('p.type', '<>', 'media')
  const pattern = patternOf(find)
  if (pattern !== '%%')
    rows = rows.where(
      sql<SqlBool>`(v.title ilike ${pattern} or v.description ilike ${pattern} or regexp_replace(v.value::text, '<[^>]*>', '', 'g') ilike ${pattern}
        or v.metas::text ilike ${pattern})`,
    )
  if (last) rows = rows.where(sql<SqlBool>`(p.updated_at, p.id) < (${last.at}, ${last.id}::uuid)`)
  return rows.orderBy('p.updated_at', 'desc').orderBy('p.id', 'desc').limit(batch).execute()
}

/** What texts that may hold the words are like. */
export const patternOf = (find: string): string => `%${longestPart(find).replace(/[\\%_]/g, '\\$&')}%`

/** What of the words is stored as it is read: no space, no sign that JSON or HTML writes another way. */
function longestPart(find: string): string {
  return find
    .split(/[\s"'\\<>&\u0000-\u001f\u00a0]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

type Row = Awaited<ReturnType<typeof candidates>>[number]

function placesOf(
  { viewer }: SaveContext,
  { title, description, value: blocks, metas }: Row,
  type: WrittenType,
  query: WordQuery,
): FoundPost['places'] {
  const written = { title, description, value: asPresent(blocks), metas: wordMetas(type, metas) }
  return textsOf(written, { mayDesign: viewer.can('posts.design'), type }).flatMap(
    ({ path, value, isRich, label }) =>
      passagesIn(value, query, isRich).map((passage, nth) => ({
        place: `${path}#${nth}`,
        where: label,
        ...passage,
      })),
  )
}

/** Posts that somebody writes on now are left alone. */
async function withReasons({ db, clock }: SaveContext, posts: FoundPost[]): Promise<FoundPost[]> {
  const writers = await writersOf(
    db,
    posts.map(({ id }) => id),
    clock.now(),
  )
  return posts.map((post) => {
    const writer = writers.get(post.id)
    return writer ? { ...post, reason: replacing.being_edited({ name: writer.name }) } : post
  })
}

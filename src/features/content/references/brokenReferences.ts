/**
 * What posts name and visitors do not find: links to URLs where nothing stands, pictures, forms and other posts that
 * are gone, categories and design tokens that there are no longer. Most used first, each with the posts that name it.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import { readSettings } from '#features/settings/index.ts'
import type { Platform } from '#platform/context.ts'
import { tokens } from '#ui/tokens.ts'
import { blocksNamingPosts, type Reference } from '../documents/references.ts'
import { problem } from '../problems.ts'
import { isId } from '../posts/readPost.ts'
import { visibleNow } from '../live/liveRows.ts'
import { usesOf } from './references.ts'
import { mayReadHidden } from '../rights.ts'
import { resolvePath } from '../routing/resolvePath.ts'
import type { SaveContext } from '../posts/savedContent.ts'
import { targetKinds, type BrokenReferenceView, type TargetKind } from './referenceShapes.ts'

interface Row {
  to_kind: Reference['to_kind']
  to_id: string
  uses: number
}

/** Where the list goes on: behind this one. */
type Place = Row

interface NamedPost {
  title: string
  type: string
  created_by: string | null
  is_trashed: boolean
}

/** Read in one go; what turns out to be found after all is left out of them. */
const candidatesAtOnce = 200
/** URLs that one call asks for one by one, as a visitor would: lists, snippets. */
const maxQueried = 150

/** URLs that the program itself answers. */
const systemPath =
  /^\/(?:$|(?:user|api|assets|component|feed|download|pay|order)(?:\/|$)|(?:login|logout|signup|search|cart|checkout-complete|robots\.txt|sitemap[\w-]*\.xml|latest-build\.json)$)/

/**
 * A page of them. One call looks at so many URLs only: a page may hold fewer than `limit`, or none, and yet not be the last.
 * @throws Problem list.cursor_invalid (400)
 */
export async function brokenReferences(
  context: SaveContext,
  page: { after?: string | undefined; limit: number },
): Promise<{ broken: BrokenReferenceView[]; next: string | null }> {
  const broken: BrokenReferenceView[] = []
  let place = page.after === undefined ? null : readPlace(page.after)
  let asked = 0
  for (;;) {
    const rows = await candidates(context, place)
    for (const row of rows) {
      if (broken.length === page.limit || asked === maxQueried)
        return { broken, next: place && placeWord(place) }
      place = row
      if (row.to_kind === 'link') {
        if (systemPath.test(row.to_id)) continue
        asked += 1
        if ((await resolvePath(context, row.to_id)).kind !== 'not_found') continue
      }
      if (row.to_kind === 'media' && row.to_id.includes('%') && (await isFileAt(context, row.to_id))) continue
      const found = await described(context, row)
      // What only posts of others name is for them to put right.
      if (found.uses.length > 0) broken.push(found)
    }
    if (rows.length < candidatesAtOnce) return { broken, next: null }
  }
}

const placeShape = z.tuple([z.int().min(0), z.enum([...targetKinds, 'form']), z.string()])

function placeWord({ uses, to_kind: kind, to_id: id }: Place): string {
  return Buffer.from(JSON.stringify([uses, kind, id])).toString('base64url')
}

/** @throws Problem list.cursor_invalid (400) */
function readPlace(word: string): Place {
  try {
    const [uses, kind, id] = placeShape.parse(JSON.parse(Buffer.from(word, 'base64url').toString()))
    return { uses, to_kind: kind, to_id: id }
  } catch {
    throw problem('list.cursor_invalid')
  }
}

/** What is named and not found in its table, the most named first. */
async function candidates({ db, clock }: Platform, after: Place | null): Promise<Row[]> {
  const { theme_tokens: own, shared_styles: shared } = await readSettings(db, [
    'theme_tokens',
    'shared_styles',
  ])
  const known = new Set([
    ...tokens.map(({ name }) => name),
    ...Object.keys(own),
    ...shared.map(({ id }) => `shared-${id}`),
  ])
  const { rows } = await sql<Row>`
    select r.to_kind, r.to_id, count(*)::int as uses from reference r
    join post p on p.id = r.from_post_id and p.trashed_at is null
    where case r.to_kind
      when 'link' then not exists (select 1 from live where live.url = r.to_id and live.url <> '' and ${visibleNow(clock.now())})
        and not exists (select 1 from redirect d where d.from_path = r.to_id)
      when 'media' then not exists (select 1 from media m where m.root = 'public' and (
        m.id = case when r.to_id ~ '^[0-9a-f-]{36}$' then r.to_id::uuid end or '/media/' || case m.folder when '' then '' else m.folder || '/' end || m.name = r.to_id))
      when 'token' then not r.to_id = any(${[...known]}::text[])
      when 'category' then not exists (select 1 from category c where (c.id::text = r.to_id or (c.slug = r.to_id and c.taxonomy = 'category')))
      when 'tag' then false
      else (r.kind = any(${[...blocksNamingPosts, 'layout']}::text[]) or exists (select 1 from post n where n.id::text = r.to_id))
        and not exists (select 1 from post n where n.id::text = r.to_id and n.trashed_at is null)
    end
    group by r.to_kind, r.to_id
    having ${after ? sql`(-count(*), r.to_kind, r.to_id) > (${-after.uses}::bigint, ${after.to_kind}, ${after.to_id})` : sql`true`}
    order by count(*) desc, r.to_kind, r.to_id limit ${candidatesAtOnce}`.execute(db)
  return rows
}

/** Documents write URLs of files encoded, the table holds their names. */
async function isFileAt({ db }: Platform, url: string): Promise<boolean> {
  const parts = url.split('/').slice(2).map(decoded)
  const name = parts.pop() ?? ''
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('root', '=', 'public')
    .where('folder', '=', parts.join('/'))
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A name with a lone percent sign was written as it is.
    return part
  }
}

async function described(
  context: SaveContext,
  { to_kind: toKind, to_id: id }: Row,
): Promise<BrokenReferenceView> {
  const kind: TargetKind = toKind === 'form' ? 'post' : toKind
  const [named, [target]] = await Promise.all([
    namedPost(context, toKind, id),
    usesOf(context, kind, [id], { isGone: true }),
  ])
  const state = named ? (named.is_trashed ? 'trashed' : 'unpublished') : 'missing'
  return {
    kind,
    id,
    title: named?.title ?? '',
    state,
    type: named?.type ?? (toKind === 'form' ? 'form' : null),
    uses: target?.uses ?? [],
  }
}

/** The post that is meant: in the trash, or not published. */
async function namedPost(
  { db, viewer }: SaveContext,
  kind: Row['to_kind'],
  id: string,
): Promise<NamedPost | undefined> {
  if (kind !== 'link' && (!isId(id) || (kind !== 'post' && kind !== 'form'))) return undefined
  const { rows } = await sql<NamedPost>`
    select v.title, p.type, p.created_by, p.trashed_at is not null as is_trashed
    from post p join post_version v on v.post_id = p.id and v.number = p.current_number and not v.is_working
    where ${kind === 'link' ? sql`v.url = ${id}` : sql`p.id = ${id}::uuid`}
    order by p.trashed_at nulls first limit 1`.execute(db)
  const [post] = rows
  // A draft of somebody else is not named.
  return post && mayReadHidden(viewer, post.type, post.created_by) ? post : undefined
}

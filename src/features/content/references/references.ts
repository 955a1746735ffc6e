/**
 * Who uses what: asked before something is deleted or renamed, and put right in one go (what links
 * to it gets another URL, or none).
 */
import { sql, type RawBuilder } from 'kysely'
import { readSettings, settingDefinitions } from '#features/settings/index.ts'
import { Problem } from '#platform/operations/problem.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { replaceReferences, type Replacement } from '../documents/replaceReferences.ts'
import { currentRow, isId } from '../posts/readPost.ts'
import { visibleNow } from '../live/liveRows.ts'
import { mayReadHidden } from '../rights.ts'
import { isSecretName } from '../types/typedMetas.ts'
import { formerSlugOf, slugOf } from '../urls/urls.ts'
import type { TargetKind, Use } from './referenceShapes.ts'
import { savePostIn, type SaveContext } from '../posts/savePost.ts'

export interface UsesOf {
  id: string
  title: string
  /** Where visitors find it; '' where it has no page. */
  url: string
  /** The type of a post. */
  type: string | null
  uses: Use[]
  /** Titles of settings that name it. */
  settings: string[]
}

interface Target {
  /** Of a link its path, of a tag or token its name. */
  id: string
  title: string
  /** URL as documents write it. */
  url: string
  paths: string[]
  /** Of a post. */
  type?: string
  /** By which word settings of blocks name it instead of its id. */
  named?: NonNullable<Replacement['named']>
}

const maxUses = 100

/**
 * What would break if these were gone. Posts that the viewer may not read are not named.
 * @param isGone they are gone already: they are known by what is given alone, and named for who can put that right
 * @param except a post that is left out
 */
export async function usesOf(
  context: SaveContext,
  kind: TargetKind,
  ids: readonly string[],
  { isGone = false, except }: { isGone?: boolean; except?: string | undefined } = {},
): Promise<UsesOf[]> {
  const { db } = context
  const targets: Target[] = isGone
    ? ids.map((id) => ({ id, title: id, url: '', paths: [id] }))
    : await targetsOf(context, kind, ids)
  const settings = Object.entries(
    await readSettings(db, [
      'home_post_id',
      'header_menu_id',
      'footer_menu_id',
      'site_logo',
      'site_logo_dark',
      'own_fonts',
      'site_icon',
      'announcement',
      'announcement_url',
      'header_button_url',
    ]),
  )
  return Promise.all(
    targets.map(async ({ id, title, url, paths, named, type = null }) => ({
      id,
      title,
      url,
      type,
      uses: await usesIn(context, kind, { id, paths, named, except, isOwn: isGone }),
      settings: settings
        .filter(([, value]) => mentions(value, id, paths))
        .map(([name]) => titleOfSetting(name)),
    })),
  )
}

async function targetsOf(context: SaveContext, kind: TargetKind, ids: readonly string[]): Promise<Target[]> {
  const { db } = context
  if (kind === 'link')
    return ids
      .filter((path) => path.startsWith('/'))
      .map((path) => ({ id: path, title: path, url: path, paths: [path] }))
  if (kind === 'token') return ids.map((name) => ({ id: name, title: name, url: '', paths: [] }))
  if (kind === 'tag') {
    return ids.map((tag) => ({
      id: tag,
      title: tag,
      url: `/p/tag/${slugOf(tag)}`,
      paths: [...new Set([`/p/tag/${slugOf(tag)}`, `/p/tag/${formerSlugOf(tag)}`])],
      named: { key: 'tag', value: tag },
    }))
  }
  const wanted = ids.filter(isId)
  if (wanted.length === 0) return []
  if (kind === 'category') {
    const rows = await db
      .selectFrom('category')
      .select(['id', 'title', 'taxonomy', 'slug'])
      .where('id', 'in', wanted)
      .execute()
    return rows.map(({ id, title, taxonomy, slug }) => {
      const path = `/p/${taxonomy}/${slug}`
      return {
        id,
        title,
        url: path,
        paths: [path],
        ...(taxonomy === 'category' ? { named: { key: 'category' as const, value: slug } } : {}),
      }
    })
  }
  if (kind === 'media') {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'title', 'folder', 'name'])
      .where('root', '=', 'public')
      .where('id', 'in', wanted)
      .execute()
    return rows.map(({ id, title, folder, name }) => {
      const path = `/media/${[folder, name]
        .filter(Boolean)
        .map((part) => part.split('/').map(encodeURIComponent).join('/'))
        .join('/')}`
      return { id, title, url: `${path}?id=${id}`, paths: [...new Set([path, decodeURI(path)])] }
    })
  }
  const { known, liveUrls } = await namesFor(context, wanted)
  return wanted.flatMap((id) => {
    const post = known.get(id)
    if (!post) return []
    const paths = [post.url, liveUrls.get(id) ?? ''].filter((path) => path !== '')
    return [{ id, title: post.title, url: post.url, type: post.type, paths: [...new Set(paths)] }]
  })
}

interface Named {
  title: string
  url: string
  type: string
}

/**
 * What posts are called for this viewer: by their newest version for those who may read it, by the published one for others; what
 * is neither has no name, nor has what lies in the trash.
 */
async function namesFor(
  { db, viewer, clock }: SaveContext,
  ids: readonly string[],
  isOwn = false,
): Promise<{ known: Map<string, Named>; liveUrls: Map<string, string> }> {
  if (ids.length === 0) return { known: new Map(), liveUrls: new Map() }
  const [rows, live] = await Promise.all([
    Promise.all(ids.map((id) => currentRow(db, id))),
    db
      .selectFrom('live')
      .select(['post_id', 'title', 'url', 'type'])
      .where('post_id', 'in', ids)
      .where(visibleNow(clock.now()))
      .execute(),
  ])
  const published = new Map(live.map(({ post_id: id, ...named }) => [id, named]))
  const known = rows.flatMap((row): [string, Named][] => {
    if (!row) return []
    const named = mayReadHidden(viewer, row.type, row.created_by)
      ? row
      : isOwn
        ? undefined
        : published.get(row.id)
    return named ? [[row.id, { title: named.title, url: named.url, type: named.type }]] : []
  })
  return { known: new Map(known), liveUrls: new Map(live.map((row) => [row.post_id, row.url])) }
}

interface Sought {
  id: string
  paths: readonly string[]
  named?: Target['named'] | undefined
  /** The post that is looked away from: it is open in an editor. */
  except?: string | undefined
  /** True: only posts that the viewer may change. */
  isOwn?: boolean
}

/** What names the target: by its id, by one of its URLs, or by its own word. */
function namesTarget(kind: TargetKind, { id, paths, named }: Sought): RawBuilder<unknown> {
  const byPath = sql`(to_kind = 'link' and to_id = any(${paths}::text[]))`
  switch (kind) {
    case 'link':
      return byPath
    case 'token':
      return sql`(to_kind = 'token' and to_id = ${id})`
    case 'media':
      return sql`(to_kind = 'media' and (to_id = ${id} or to_id = any(${paths}::text[])))`
    case 'post':
      return sql`((to_kind in ('post', 'form') and to_id = ${id}) or ${byPath})`
    case 'category':
    case 'tag':
      return sql`((to_kind in (${kind}, 'post') and to_id in (${id}, ${named?.value ?? id})) or ${byPath})`
  }
}

async function usesIn(context: SaveContext, kind: TargetKind, sought: Sought): Promise<Use[]> {
  const { db } = context
  const { rows } = await sql<{ post_id: string; kinds: string[] }>`
    select from_post_id as post_id, array_agg(distinct kind order by kind) as kinds from reference
      join post on post.id = reference.from_post_id and post.trashed_at is null
    where from_post_id::text not in (${sought.id}, ${sought.except ?? sought.id}) and ${namesTarget(kind, sought)}
    group by from_post_id order by from_post_id limit ${maxUses}`.execute(db)
  const { known, liveUrls } = await namesFor(
    context,
    rows.map((row) => row.post_id),
    sought.isOwn,
  )
  return rows.flatMap(({ post_id: postId, kinds }): Use[] => {
    const post = known.get(postId)
    return post ? [{ post_id: postId, ...post, kinds, is_live: liveUrls.has(postId) }] : []
  })
}

function mentions(value: unknown, id: string, paths: readonly string[]): boolean {
  const text = JSON.stringify(value) ?? ''
  return (
    text.includes(id) ||
    paths.some((path) => path !== '/' && (text.includes(`"${path}"`) || text.includes(`"${path}?`)))
  )
}

function titleOfSetting(name: string): string {
  const known = Object.entries(settingDefinitions).find(([key]) => key === name)
  return known?.[1].title ?? name
}

export interface Replaced {
  /** Ids of the posts that were saved anew. */
  changed: string[]
  /** Titles of posts that this viewer may not change, or that others changed in the meantime. */
  left: string[]
}

/**
 * Gives every post that uses the target another URL instead (`to`), or takes the link or picture away (''); each
 * changed post gets a new version of the same status. `paths` adds URLs that it had before. What is gone already
 * can still be replaced: by its id, or its URL.
 */
export async function replaceUses(
  context: SaveContext,
  {
    kind,
    id,
    to,
    toId = '',
    paths = [],
    except,
  }: {
    kind: TargetKind
    id: string
    to: string
    toId?: string
    paths?: readonly string[]
    except?: string | undefined
  },
): Promise<Replaced> {
  const [target = { id, paths: [] }]: Sought[] = await targetsOf(context, kind, [id])
  const all = [...new Set([...target.paths, ...(id.startsWith('/') ? [id] : []), ...paths])]
  // The category is gone, and the word that blocks may name it by: then what is given is that word.
  const named = target.named ?? (kind === 'category' && !isId(id) ? { key: kind, value: id } : undefined)
  const uses = await usesIn(context, kind, { id, paths: all, named, except })
  const isById = kind === 'post' || kind === 'media' || kind === 'category'
  const replacement: Replacement = {
    paths: all,
    id: isById ? id : '',
    to,
    toId,
    ...(named ? { named } : {}),
    ...(kind === 'token' ? { token: { name: id, to } } : {}),
  }
  const answer: Replaced = { changed: [], left: [] }
  for (const use of uses) {
    try {
      if (await replaceIn(context, use.post_id, replacement)) answer.changed.push(use.post_id)
      else answer.left.push(use.title)
    } catch (error) {
      // One post that refuses must not keep the others from being put right; the answer names it.
      if (!(error instanceof Problem)) throw error
      answer.left.push(use.title)
    }
  }
  return answer
}

/** False where nothing in the post could be replaced (its layout or its parent is the target). */
async function replaceIn(context: SaveContext, postId: string, replacement: Replacement): Promise<boolean> {
  return context.transaction(async (db) => {
    const row = await currentRow(db, postId)
    if (!row) return false
    const stored = asPresent(row.value)
    const { value, metas } = replaceReferences({ value: stored, metas: row.metas }, replacement)
    if (JSON.stringify([value, metas]) === JSON.stringify([stored, row.metas])) return false
    await savePostIn(context, db, {
      id: postId,
      version: row.current_number,
      value: [...value],
      metas: metas.map(({ name, value: text }) => ({ name, value: isSecretName(name) ? '' : text })),
    })
    return true
  })
}

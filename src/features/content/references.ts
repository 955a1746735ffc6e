/**
 * Who uses what: asked before something is deleted or renamed, and put right in one go (what links
 * to it gets another address, or none).
 */
import { sql } from 'kysely'
import { readSettings, settingDefinitions } from '#features/settings/index.ts'
import type { Db } from '#platform/context.ts'
import { Problem } from '#platform/operations/problem.ts'
import { asPresent } from './document/blockDefinitions.ts'
import { replaceReferences, type Replacement } from './document/references.ts'
import { problem } from './problems.ts'
import { currentRow, isId } from './readPost.ts'
import { mayReadHidden } from './rights.ts'
import { isSecretName } from './fields/typedMetas.ts'
import { savePostIn, type SaveContext } from './savePost.ts'

export interface Use {
  post_id: string
  title: string
  type: string
  url: string
  /** Where it stands in that post: the type of a block, `layout`, `parent`, or `meta` and its name. */
  kinds: string[]
  /** Whether visitors see it. */
  is_live: boolean
}

export interface UsesOf {
  id: string
  title: string
  /** Where visitors find it; '' where it has no page. */
  url: string
  uses: Use[]
  /** Titles of settings that name it. */
  settings: string[]
}

export type TargetKind = 'post' | 'media'

interface Target {
  id: string
  title: string
  /** Address as documents write it. */
  url: string
  paths: string[]
}

const mostUses = 100

/** What would break if these were gone. Posts that the viewer may not read are not named. */
export async function usesOf(context: SaveContext, kind: TargetKind, ids: readonly string[]): Promise<UsesOf[]> {
  const { db, siteId } = context
  const targets = await targetsOf(db, siteId, kind, ids)
  const settings = Object.entries(await readSettings(db, siteId, ['home_post_id', 'header_menu_id', 'footer_menu_id', 'site_logo', 'announcement']))
  return Promise.all(
    targets.map(async ({ id, title, url, paths }) => ({
      id, title, url,
      uses: await usesIn(context, kind, { id, paths }),
      settings: settings.filter(([, value]) => mentions(value, id, paths)).map(([name]) => titleOfSetting(name)),
    })),
  )
}

async function targetsOf(db: Db, siteId: string, kind: TargetKind, ids: readonly string[]): Promise<Target[]> {
  const wanted = ids.filter(isId)
  if (wanted.length === 0) return []
  if (kind === 'media') {
    const rows = await db.selectFrom('media').select(['id', 'title', 'folder', 'name']).where('site_id', '=', siteId).where('root', '=', 'public').where('id', 'in', wanted).execute()
    return rows.map(({ id, title, folder, name }) => {
      const path = `/media/${[folder, name].filter(Boolean).map((part) => part.split('/').map(encodeURIComponent).join('/')).join('/')}`
      return { id, title, url: `${path}?id=${id}`, paths: [...new Set([path, decodeURI(path)])] }
    })
  }
  const rows = await Promise.all(wanted.map((id) => currentRow(db, siteId, id)))
  const live = await db.selectFrom('live').select(['post_id', 'url']).where('site_id', '=', siteId).where('post_id', 'in', wanted).execute()
  return rows.flatMap((row) => {
    if (!row) return []
    const paths = [row.url, live.find((one) => one.post_id === row.id)?.url ?? ''].filter((path) => path !== '')
    return [{ id: row.id, title: row.title, url: row.url, paths: [...new Set(paths)] }]
  })
}

async function usesIn({ db, siteId, viewer }: SaveContext, kind: TargetKind, { id, paths }: Pick<Target, 'id' | 'paths'>): Promise<Use[]> {
  const { rows } = await sql<{ post_id: string; kinds: string[] }>`
    select from_post_id as post_id, array_agg(distinct kind order by kind) as kinds from reference
    where site_id = ${siteId} and from_post_id <> ${id}::uuid and (
      ${kind === 'media' ? sql`(to_kind = 'media' and (to_id = ${id} or to_id = any(${paths}::text[])))` : sql`(to_kind in ('post', 'form') and to_id = ${id}) or (to_kind = 'link' and to_id = any(${paths}::text[]))`})
    group by from_post_id order by from_post_id limit ${mostUses}`.execute(db)
  const posts = await Promise.all(rows.map((row) => currentRow(db, siteId, row.post_id)))
  const live = rows.length > 0
    ? await db.selectFrom('live').select('post_id').where('site_id', '=', siteId).where('post_id', 'in', rows.map((row) => row.post_id)).execute()
    : []
  const liveIds = new Set(live.map((row) => row.post_id))
  return rows.flatMap(({ post_id: postId, kinds }, index): Use[] => {
    const post = posts[index]
    if (!post || post.trashed_at || !(liveIds.has(postId) || mayReadHidden(viewer, post.type, post.created_by))) return []
    return [{ post_id: postId, title: post.title, type: post.type, url: post.url, kinds, is_live: liveIds.has(postId) }]
  })
}

function mentions(value: unknown, id: string, paths: readonly string[]): boolean {
  const text = JSON.stringify(value) ?? ''
  return text.includes(id) || paths.some((path) => path !== '/' && (text.includes(`"${path}"`) || text.includes(`"${path}?`)))
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
 * Gives every post that uses the target another address instead (`to`), or takes the link or picture away (''); each
 * changed post gets a new version of the same status. `paths` adds addresses that it had before.
 * @throws Problem post.missing where there is no such target
 */
export async function replaceUses(
  context: SaveContext,
  { kind, id, to, toId = '', paths = [] }: { kind: TargetKind; id: string; to: string; toId?: string; paths?: readonly string[] },
): Promise<Replaced> {
  const [target] = await targetsOf(context.db, context.siteId, kind, [id])
  if (!target) throw problem('post.missing')
  const all = [...new Set([...target.paths, ...paths])]
  const uses = await usesIn(context, kind, { id, paths: all })
  const replacement: Replacement = { paths: all, id, to, toId }
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
    const row = await currentRow(db, context.siteId, postId)
    if (!row) return false
    const stored = asPresent(row.value)
    const { value, metas } = replaceReferences({ value: stored, metas: row.metas }, replacement)
    if (JSON.stringify([value, metas]) === JSON.stringify([stored, row.metas])) return false
    await savePostIn(context, db, { id: postId, version: row.current_number, value: [...value], metas: metas.map(({ name, value: text }) => ({ name, value: isSecretName(name) ? '' : text })) })
    return true
  })
}
